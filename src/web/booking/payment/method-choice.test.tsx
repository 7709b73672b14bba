import { expect, test } from 'vitest'

import { shown, wordsOf } from '#support/shown.tsx'
import booking from '#content/de/booking.ts'
import { MethodChoice } from './method-choice.tsx'

const choice = (error?: string) =>
  shown(
    <MethodChoice
      offered={['credit_card', 'paypal', 'bank_transfer']}
      value={null}
      error={error}
      online={false}
      onChoose={() => {}}
    />,
  )

/** Texts that a tag refers to with `aria-describedby`, in order. */
const describedBy = (tag: string, html: string) =>
  /aria-describedby="([^"]*)"/
    .exec(tag)![1]!
    .split(' ')
    .map((id) => wordsOf(new RegExp(`<(\\w+) id="${id}"[^>]*>.*?</\\1>`, 's').exec(html)![0]))

test('the question for the method is described by what is said of paying, and by what is wrong first', () => {
  const html = choice()
  const fieldset = /<fieldset[^>]*>/.exec(html)![0]
  expect(describedBy(fieldset, html)).toEqual([booking.payment.atPickupOrTransfer])
  const wrong = choice('Das fehlt.')
  expect(describedBy(/<fieldset[^>]*>/.exec(wrong)![0], wrong)).toEqual([
    'Das fehlt.',
    booking.payment.atPickupOrTransfer,
  ])
})

test('each method is described by how and when it is paid', () => {
  const html = choice()
  const { credit_card: card, paypal, bank_transfer: transfer } = booking.payment.desk
  const radios = html.match(/<input type="radio"[^>]*>/g)!
  expect(radios.map((radio) => describedBy(radio, html))).toEqual([[card], [paypal], [transfer]])
})
