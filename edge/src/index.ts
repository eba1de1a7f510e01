import { createEdge } from './edge'
import { servicesPerIsolate } from './make-services'

export default createEdge(servicesPerIsolate())
