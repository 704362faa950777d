import type { ComplaintCode } from '@sprout/domain/refusal'
import { complaints } from '../i18n/en/complaints.ts'
import type { Translate } from '../i18n/translate.ts'

// Asked of the words that the app has for each of them: with the domain's own, the server's English would come along.
const isComplaint = (code: string): code is ComplaintCode => Object.hasOwn(complaints, code)

/** What is wrong with a field, as the parent reads it. A newer server may complain of what has no words here yet. */
export const complaintWords = (t: Translate, code: string) => t(`complaints.${isComplaint(code) ? code : 'invalid'}`)
