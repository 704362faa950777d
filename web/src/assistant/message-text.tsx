import { sentencesOf } from './sentences.ts'

type MessageTextProps = { text: string; isWhole: boolean }

/** Paragraphs of sentences. While a text streams, a screen reader hears each sentence once, when it is whole. */
export const MessageText = ({ text, isWhole }: MessageTextProps) => {
  const paragraphs = text.trim().split(/\n+/)
  return paragraphs.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    <p key={place} className="chat-text">
      <Sentences text={paragraph} isWhole={isWhole || place < paragraphs.length - 1 || text.endsWith('\n')} />
    </p>
  ))
}

function Sentences({ text, isWhole }: MessageTextProps) {
  const { whole, begun } = sentencesOf(text)
  const heard = isWhole && begun ? [...whole, begun] : whole
  return (
    <>
      {heard.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
        <span key={place}>{sentence}</span>
      ))}
      {!isWhole && begun && <span aria-hidden="true">{begun}</span>}
    </>
  )
}
