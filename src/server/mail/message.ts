import type { SendMailOptions } from 'nodemailer'

import { company } from '#content/company.ts'
import type { LetterKind } from './letters.ts'
import type { RenderedLetter } from './render.ts'

export interface Message {
  id: string
  kind: LetterKind
  writtenAt: Date
  mail: SendMailOptions
}

export interface Transport {
  /** @throws if the message was not accepted */
  deliver(message: Message): Promise<void>
  close(): void
}

type Rendered = RenderedLetter & { id: string; kind: LetterKind; writtenAt: Date }

/** Mailbox for programs that know no one click; staff who read it end the subscription (RFC 2369). */
const byMail = `mailto:${company.email}?subject=unsubscribe`

/** A letter as an e-mail. The same letter always has the same Message-ID and date, so a mail program recognises a duplicate. */
export function messageOf(letter: Rendered, to: string, from: string): Message {
  const { id, kind, writtenAt } = letter
  return {
    id,
    kind,
    writtenAt,
    mail: {
      messageId: `<${id}@${new URL(company.origin).hostname}>`,
      date: writtenAt,
      from,
      // An object, so that an address is never parsed as a list of addresses.
      to: { name: '', address: to },
      ...(letter.replyTo !== undefined && { replyTo: { name: '', address: letter.replyTo } }),
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: {
        // Asks automatic answerers to stay silent (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(letter.oneClickUnsubscribe !== undefined && {
          'List-Unsubscribe': { prepared: true, value: `<${letter.oneClickUnsubscribe}>, <${byMail}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      attachments: [
        ...letter.attachments.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
        ...letter.pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ],
      // Contents are our own buffers and strings; nothing is read from files or fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  }
}
