import { buildWeb } from './build-web.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

install().then(buildWeb).catch(complain)
