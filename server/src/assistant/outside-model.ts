import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import type { Config } from '../config.ts'
import type { Model } from './model.ts'

/** A reply is a few hundred words, however a model wraps and ponders them. */
const MOST_BYTES = 4_000_000

class CutOff extends Error {
  override name = 'CutOff'
}

/** Any service that speaks the chat completions of OpenAI. This file is loaded only where one is configured. */
export function connectModel({ baseUrl, model, apiKey }: NonNullable<Config['ai']>): Model {
  const service = createOpenAICompatible({
    ...{ name: 'configured', baseURL: baseUrl, fetch: fetchFromThere },
    ...(apiKey !== undefined && { apiKey }),
  })
  const chat = service.chatModel(model)
  return async function* ({ system, user }, gone) {
    const { stream } = streamText({
      ...{ model: chat, instructions: system, prompt: user, abortSignal: gone },
      // Pip answers sooner than a second try would.
      maxRetries: 0,
      // Else it would print the error, and with it what was asked.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.text !== '') yield part.text
      if (part.type === 'error') throw part.error
      if (part.type === 'finish' && part.finishReason === 'stop') return
    }
    throw new CutOff()
  }
}

/** Only ever from the configured address, which may not send us on to another, and not without end. */
const fetchFromThere: typeof fetch = async (address, asked) => {
  const response = await fetch(address, { ...asked, redirect: 'error' })
  return new Response(response.body?.pipeThrough(upTo(MOST_BYTES)) ?? null, response)
}

function upTo(most: number) {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > most) controller.error(new CutOff())
      else controller.enqueue(piece)
    },
  })
}
