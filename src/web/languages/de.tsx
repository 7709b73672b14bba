import site from '#content/de/site/shell.ts'
import { Frame } from '#frame/page-frame.tsx'

const messages = { site }

export default function German() {
  return <Frame language="de" messages={messages} />
}
