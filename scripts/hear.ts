import type { ChildProcess } from 'node:child_process'

/** Waits until a process has said the words; all it said is the reason when it ends before. */
export function hear(child: ChildProcess, words: string): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes(words)) resolve(said)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`It ended (${code}) before it said "${words}":\n${said}`)))
  })
}
