import flow from '#content/de/booking/flow.ts'
import words from '#content/de/booking/words.ts'
import blocks from '#content/de/staff/blocks.ts'
import counter from '#content/de/staff/counter.ts'
import { DeskPage } from '#staff/counter/desk-page.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ booking: { flow, words }, staff: { blocks, counter } }, DeskPage)
