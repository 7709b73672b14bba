import site from '../../content/de/site/shell.ts'
import { Frame } from '../layout.tsx'

const messages = { site }

export default function German() {
  return <Frame language="de" messages={messages} />
}
