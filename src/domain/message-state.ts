/** States of a message of the contact form. */
export const messageStates = ['new', 'in_work', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]
