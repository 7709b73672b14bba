/** The passkeys of an account, in its settings. */
export default {
  heading: 'Passkeys',
  lead: 'Sie melden sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an. Der geheime Schlüssel bleibt bei Ihnen.',
  none: 'Noch keiner',
  count: '{count, plural, one {# Passkey} other {# Passkeys}}',
  facts: 'hinzugefügt am {day}',
  used: 'zuletzt benutzt am {day}',
  unused: 'noch nicht benutzt',
  synced: 'auf mehreren Geräten',
  add: 'Passkey hinzufügen',
  addLead:
    'Danach fragt Ihr Browser, wo der Passkey liegen soll. Alle anderen Anmeldungen enden, und Sie erhalten eine E‑Mail darüber.',
  continue: 'Weiter',
  waiting: 'Bitte folgen Sie den Hinweisen Ihres Browsers.',
  full: 'Ein Konto kann höchstens {most, number} Passkeys haben.',
  unsupported:
    'Dieser Browser kann hier keine Passkeys anlegen. Nehmen Sie eine aktuelle Fassung von Chrome, Edge, Firefox oder Safari.',
  rename: 'Umbenennen',
  renameNamed: 'Passkey umbenennen: {name}',
  name: 'Name des Passkeys',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  nameInvalid: 'Bitte nehmen Sie höchstens 60 Zeichen und keine Steuerzeichen.',
  save: 'Speichern',
  remove: 'Entfernen',
  removeNamed: 'Passkey entfernen: {name}',
  removeLead:
    'Sie können sich dann nicht mehr damit anmelden. Löschen Sie ihn danach auch auf Ihrem Gerät, in den Passwörtern oder Passkeys.',
  done: {
    added: '„{name}“ ist hinzugefügt. Auf allen anderen Geräten sind Sie abgemeldet.',
    renamed: 'Der Passkey heißt jetzt „{name}“.',
    removed: '„{name}“ ist entfernt. Auf allen anderen Geräten sind Sie abgemeldet.',
  },
  /** Beside the password, for what cannot be undone. */
  proof: {
    lead: 'Danach fragt Ihr Browser nach Ihrem Passkey. Sie haben keinen mehr? Dann fügen Sie unter „Passkeys“ zuerst einen neuen hinzu.',
    cancelled:
      'Es wurde kein Passkey verwendet: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es noch einmal.',
    address: 'Passkeys gelten nur unter der richtigen Adresse unserer Seite. Bitte prüfen Sie sie.',
    failed: 'Wir konnten den Passkey nicht verwenden. Versuchen Sie es noch einmal, oder nehmen Sie ein anderes Gerät.',
  },
  /** What the browser says went wrong. */
  trouble: {
    cancelled:
      'Es wurde kein Passkey angelegt: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es noch einmal.',
    known: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
    unsuited:
      'Dieses Gerät kann keinen solchen Passkey anlegen: Es braucht eine Displaysperre mit PIN, Fingerabdruck oder Gesicht. Richten Sie sie ein, oder nehmen Sie ein anderes Gerät.',
    address: 'Passkeys gibt es nur unter der richtigen Adresse unserer Seite. Bitte prüfen Sie sie.',
    failed: 'Das Gerät konnte keinen Passkey anlegen. Versuchen Sie es noch einmal, oder nehmen Sie ein anderes.',
  },
} as const
