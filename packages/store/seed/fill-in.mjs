// What texts of the seed leave open, as {{picture canvas-room}}, {{setting store_email}} or {{price standard}}.
const OPEN = /\{\{(picture|setting|price) ([\w-]+)\}\}/g

/** Fills in pictures' addresses, settings, and what delivery by a method costs; an unknown name ends the build. */
export function fillIn({ config, shipping_methods: methods }, picture) {
  const known = (value, name) => {
    if (value === undefined) throw new Error(`seed: nothing is called ${name}`)
    return value
  }
  const filling = {
    picture,
    setting: (name) => known(config[name], name),
    price: (name) => `N$${known(methods.find(({ method_code }) => method_code === name)?.price, name).toFixed(2)}`,
  }
  return (text) => text.replace(OPEN, (_, kind, name) => filling[kind](name))
}
