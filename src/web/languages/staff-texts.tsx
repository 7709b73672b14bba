import site from '#content/de/site/shell.ts'
import staff from '#content/de/staff/frame.ts'
import { Office } from '#staff/frame/office-frame.tsx'

const messages = { site, staff }

/** The back office's door and frame, with their texts. */
export default function StaffTexts() {
  return <Office messages={messages} />
}
