import { buildStale } from './build-stale.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

install().then(buildStale).catch(complain)
