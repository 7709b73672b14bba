import site from '../../content/en/site.ts'
import { Frame } from '../layout.tsx'

const messages = { site }

export default function English() {
  return <Frame language="en" messages={messages} />
}
