/** A photo to try the tool with. */
export interface Sample {
  name: string
  by: string
  small: string
  large: string
}

/** Photos of the shop, all in the public domain. */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'Lake',
    by: 'Jacob W. Frank, US National Park Service',
    small: new URL('./lake-and-snowy-mountains-small.jpg', import.meta.url).href,
    large: new URL('./lake-and-snowy-mountains.jpg', import.meta.url).href,
  },
  {
    name: 'Kitten',
    by: 'Ilona Ilyés',
    small: new URL('./kitten-on-lawn-small.jpg', import.meta.url).href,
    large: new URL('./kitten-on-lawn.jpg', import.meta.url).href,
  },
  {
    name: 'Otters',
    by: 'Derrick Coetzee',
    small: new URL('./otters-small.jpg', import.meta.url).href,
    large: new URL('./otters.jpg', import.meta.url).href,
  },
]
