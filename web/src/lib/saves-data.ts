import { fieldsOf } from './fields-of'

/** True where the shopper has asked the browser to load little. */
export const savesData = (): boolean => fieldsOf(Reflect.get(navigator, 'connection')).saveData === true
