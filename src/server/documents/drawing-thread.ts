import { parentPort } from 'node:worker_threads'

import { agreementPdf } from './agreement-pdf.ts'
import { ownDataPdf } from './own-data-pdf.ts'
import type { Drawing, Drawn } from './draw.ts'

/** Thread behind draw.ts: draws one document after the other. */
parentPort!.on('message', ({ id, document }: Drawing) => void answer(id, document))

async function answer(id: number, document: Drawing['document']): Promise<void> {
  parentPort!.postMessage(await drawn(id, document))
}

async function drawn(id: number, document: Drawing['document']): Promise<Drawn> {
  try {
    const pdf =
      document.kind === 'agreement' ? await agreementPdf(document.agreement) : await ownDataPdf(document.paper)
    return { id, pdf }
  } catch (error) {
    return { id, problem: String(error) }
  }
}
