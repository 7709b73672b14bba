import site from '#content/en/site/shell.ts'
import { Frame } from '#frame/page-frame.tsx'

const messages = { site }

export default function English() {
  return <Frame language="en" messages={messages} />
}
