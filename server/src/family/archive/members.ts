/** A member of an object; of a list each element by itself, if there are any. */
export type Member = { readonly name: string; readonly index?: number; readonly value: unknown }

/** The text is no JSON object from here on. */
export class Unreadable extends Error {}

/** No record comes near it: what is longer is none. */
const MOST = 64 * 1024

const signs = new Set([...'{}[],:'].map((sign) => sign.charCodeAt(0)))
const QUOTE = 34
const BACKSLASH = 92

/**
 * Reads one JSON object member by member, and the lists in it element by element: it may be longer than memory. This
 * finds where one ends and the next begins; what lies between is left to `JSON.parse`.
 */
export async function* members(chunks: AsyncIterable<string>): AsyncGenerator<Member> {
  const reader = new Reader()
  let piece = ''
  let isQuoted = false
  let isEscaped = false
  for await (const chunk of chunks) {
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (isEscaped) isEscaped = false
      else if (isQuoted) {
        isEscaped = code === BACKSLASH
        isQuoted = code !== QUOTE
      } else if (code === QUOTE) isQuoted = true
      else if (signs.has(code)) {
        const met = reader.meet(chunk.charAt(at), () => piece + chunk.slice(start, at))
        if (!met) continue
        if (typeof met === 'object') yield met
        piece = ''
        start = at + 1
      }
    }
    piece += chunk.slice(start)
    if (piece.length > MOST) throw new Unreadable('')
  }
  reader.end(piece)
}

/** True where a piece ends, or the member that ends with it; false where a sign belongs to a value within. */
type Met = Member | boolean

const isBlank = (text: string) => /^[ \t\r\n]*$/.test(text)

/** Some editors put it before whatever they save. */
const BYTE_ORDER_MARK = /^\uFEFF/

class Reader {
  private depth = 0
  private name: string | undefined
  private index = 0
  private isList = false
  private hasEnded = false

  meet(sign: string, before: () => string): Met {
    if (sign === '{') return this.open(before)
    if (sign === '[') return this.openList(before)
    if (sign === '}') return this.close(before)
    if (sign === ']') return this.closeList(before)
    return sign === ',' ? this.comma(before) : this.colon(before)
  }

  end(rest: string) {
    this.demand(this.hasEnded && this.depth === 0 && isBlank(rest))
  }

  private open(before: () => string): Met {
    if (this.depth === 0) this.demand(!this.hasEnded && isBlank(before().replace(BYTE_ORDER_MARK, '')))
    return this.depth++ === 0
  }

  private openList(before: () => string): Met {
    this.demand(this.depth > 0)
    const isMember = this.depth === 1 && this.name !== undefined && isBlank(before())
    this.depth++
    if (!isMember) return false
    this.isList = true
    this.index = 0
    return true
  }

  private close(before: () => string): Met {
    this.demand(this.depth > 0)
    if (--this.depth > 0) return false
    this.hasEnded = true
    return this.ended(before())
  }

  private closeList(before: () => string): Met {
    this.demand(this.depth > 1)
    if (--this.depth > 1 || !this.isList) return false
    const isEmpty = this.index === 0 && isBlank(before())
    const met = isEmpty ? { name: this.name ?? '', value: [] } : this.element(before())
    this.isList = false
    this.name = undefined
    return met
  }

  private comma(before: () => string): Met {
    this.demand(this.depth > 0)
    if (this.depth === 1) return this.ended(before())
    if (this.depth !== 2 || !this.isList) return false
    const met = this.element(before())
    this.index++
    return met
  }

  private colon(before: () => string): Met {
    if (this.depth !== 1 || this.name !== undefined) return false
    this.name = String(this.parse(before()))
    return true
  }

  /** A member ends; after a list, and in an object without members, there is none. */
  private ended(before: string): Met {
    const { name } = this
    if (name === undefined) return this.demand(isBlank(before))
    const member = { name, value: this.parse(before) }
    this.name = undefined
    return member
  }

  private element(before: string): Member {
    return { name: this.name ?? '', index: this.index, value: this.parse(before) }
  }

  private parse(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.unreadable()
    }
  }

  private demand(fits: boolean): true {
    if (!fits) throw this.unreadable()
    return true
  }

  private unreadable() {
    return new Unreadable(this.isList ? `${this.name}.${this.index}` : (this.name ?? ''))
  }
}
