import { createApp } from './app'
import { servicesPerIsolate } from './services'

export default createApp(servicesPerIsolate())
