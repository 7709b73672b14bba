/** Where signing in with a passkey came to nothing in the browser. */
export default {
  cancelled:
    'Es wurde kein Passkey verwendet: abgebrochen, oder es hat zu lange gedauert. Auf diesem Gerät gibt es keinen? Melden Sie sich mit Ihrem Passwort an und fügen Sie in den Einstellungen einen hinzu.',
  address: 'Passkeys gelten nur unter der richtigen Adresse unserer Seite. Bitte prüfen Sie sie.',
  failed:
    'Der Passkey ließ sich nicht verwenden. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
} as const
