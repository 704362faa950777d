import {
  type Complaint,
  complaints,
  detailOf,
  isComplaint,
  Refusal,
  type RefusalCode,
  refusals,
} from '@sprout/domain/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '../db/unavailable.ts'

const RETRY_AFTER = 2

export function answerRefusals(app: FastifyInstance) {
  app.setErrorHandler(answerError)
}

/** The one door through which every no leaves, as problem+json. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected')
  if (refusal.code === 'unavailable') {
    request.log.warn({ err: error }, 'unavailable')
    reply.header('retry-after', RETRY_AFTER)
  }
  return sendRefusal(request, reply, refusal)
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  return reply
    .status(refusals[refusal.code].status)
    .type(PROBLEM)
    .header('cache-control', 'no-store')
    .send(inWords(refusal, request.id))
}

export const PROBLEM = 'application/problem+json; charset=utf-8'

export function inWords({ code, message, fields }: Refusal, requestId = ''): string {
  const { status, title } = refusals[code]
  const detail = code === 'internal' ? `${message} (${requestId})` : message
  const errors = fields.map((field) => ({ ...field, message: complaints[field.code] }))
  return JSON.stringify({ type: 'about:blank', title, status, code, detail, ...(status === 400 && { errors }) })
}

export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that cannot be one of ours belongs to nobody.
    return error.validationContext === 'params' ? new Refusal('not_found') : unfit(error.validation)
  }
  if (isUnavailable(error)) return new Refusal('unavailable')
  return new Refusal(
    framework[error.code] ?? (error.statusCode && error.statusCode < 500 ? 'invalid_request' : 'internal'),
  )
}

/** What Fastify itself says no to, in our names. */
const framework: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** A field is named once, with what was complained of first. */
function unfit(issues: { instancePath: string; message?: string | undefined }[]): Refusal {
  const fields = new Map<string, Complaint>()
  for (const { instancePath, message = '' } of issues) {
    const path = instancePath.slice(1).replaceAll('/', '.')
    if (!fields.has(path)) fields.set(path, { path, code: isComplaint(message) ? message : 'invalid' })
  }
  return refuseFields(...fields.values())
}

/** A 400 that names its fields. */
export const refuseFields = (...fields: Complaint[]) =>
  new Refusal('invalid_request', { fields, detail: detailOf(fields) })
