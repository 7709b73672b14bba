/** How hard a password is to guess, said while it is typed. */
export default {
  weak: 'Schwach: leicht zu erraten. Noch ein Wort hilft, das nichts mit Ihnen zu tun hat.',
  fair: 'Ausreichend, wenn es kein verbreitetes Passwort ist. Noch ein Wort macht es stark.',
  strong: 'Stark, wenn es kein verbreitetes Passwort ist. Das prüfen wir beim Absenden.',
} as const
