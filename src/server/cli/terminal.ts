import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/**
 * Asks a question and reads one line, from the terminal or from standard input. The question goes to standard error,
 * so that standard output stays with the result. @returns undefined if there is no line
 */
export async function ask(question: string): Promise<string | undefined> {
  return await readLine(question, process.stderr)
}

/** Asks for a secret: nothing that is typed is shown. */
export async function askSilently(question: string): Promise<string | undefined> {
  if (process.stdin.isTTY) process.stderr.write(question)
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  return await readLine('', silent)
}

async function readLine(prompt: string, output: NodeJS.WritableStream): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY, prompt })
  lines.prompt()
  for await (const line of lines) {
    lines.close()
    return line
  }
  return undefined
}
