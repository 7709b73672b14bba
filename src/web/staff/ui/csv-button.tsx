import { Download } from 'lucide-react'
import { useState } from 'react'

import { saveFile } from '#ui/save-file.ts'
import { Button } from './act-button.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly words: string
  /** Words for a screen reader. */
  readonly label: string
  /** Words for a file that did not come. */
  readonly failed: string
  /** Name of the file, if the answer has none. */
  readonly name: string
  readonly load: () => Promise<Response>
}

/** Saves a list as a file for a spreadsheet. */
export function CsvButton({ words, label, failed, name, load }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    try {
      const response = await load()
      if (!response.ok) throw new Error(String(response.status))
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await response.blob(), named ?? name)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && <Problem words={failed} />}
      <Button
        busy={state === 'busy'}
        className="max-md:size-11 max-md:px-0!"
        aria-label={label}
        onClick={() => void save()}
      >
        <Download aria-hidden size={16} />
        <span className="max-md:sr-only">{words}</span>
      </Button>
    </>
  )
}
