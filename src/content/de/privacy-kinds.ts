/** What people can ask for under the GDPR, in the copy of their data and in the back office. */
export default {
  access: 'Auskunft',
  rectification: 'Berichtigung',
  erasure: 'Löschung',
  restriction: 'Einschränkung',
  portability: 'Übertragung',
  objection: 'Widerspruch',
} as const
