import { createEdge } from './edge'
import { servicesPerIsolate } from './services'

export default createEdge(servicesPerIsolate())
