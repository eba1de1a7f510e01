import { createStore } from './store'

export default createStore()
