import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { nouns } from '../live/nouns.ts'
import { familyDocument } from './document.ts'
import { ERASE } from './erase.ts'

/** Apart from the family's other calls: the document knows every noun, and the first screen must not wait for that. */
export const archiveCalls = contract({
  download: {
    method: 'GET',
    path: '/api/family/export',
    says: 'Everything of the family as one document, undone lines too, as they all were at one moment.',
    reply: familyDocument,
    downloads: 'application/json',
  },
  downloadTimeline: {
    method: 'GET',
    path: '/api/family/export/csv',
    says: "The lines that stand, of all children, as a table for a spreadsheet. The sum of a child's points is its balance.",
    downloads: 'text/csv',
  },
  upload: {
    method: 'POST',
    path: '/api/family/import',
    says: 'Takes up a document that a family exported, of this version or an earlier one, into a family without records: all of it or nothing. The same document again changes nothing.',
    uploads: familyDocument,
    changes: nouns,
    /** Whether the family had been taken up from this very document before. */
    reply: z.object({ alreadyHere: z.boolean() }),
  },
  erase: {
    method: 'POST',
    path: '/api/family/erase',
    says: 'Erases the family: its children and their records, its caregivers, their accounts and sessions.',
    body: z.object({ confirm: z.literal(ERASE) }),
    keyless: true,
    changes: nouns,
  },
})
