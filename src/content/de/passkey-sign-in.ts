/** Where signing in with a passkey came to nothing in the browser. */
export default {
  cancelled:
    'Es wurde kein Passkey verwendet: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Wenn es auf diesem Gerät keinen gibt, melden Sie sich mit Ihrem Passwort an und fügen Sie in den Einstellungen einen hinzu.',
  address: 'Passkeys gelten nur unter der richtigen Adresse unserer Seite. Bitte prüfen Sie sie.',
  failed:
    'Wir konnten den Passkey nicht verwenden. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
} as const
