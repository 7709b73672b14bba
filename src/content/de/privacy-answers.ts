/** Beginnings of answers to requests under the GDPR, in the language of the person who asks. */
export default {
  access:
    'die Kopie aller Daten, die wir über Sie gespeichert haben, bekommen Sie mit getrennter Post. Zwecke, Rechtsgrundlagen, Empfänger und Speicherdauer stehen in unserer Datenschutzerklärung.',
  rectification: 'wir haben Ihre Daten berichtigt.',
  erasure:
    'wir haben Ihre Daten gelöscht. Was zu abgeschlossenen Mieten gehört, müssen wir noch aufbewahren (HGB §\u00A0257, AO §\u00A0147); danach löschen wir auch das.',
  restriction:
    'wir verwenden Ihre Daten bis auf Weiteres nur noch, um sie aufzubewahren und um rechtliche Ansprüche zu klären.',
  portability: 'die Kopie Ihrer Daten in einem Format für Programme (JSON) bekommen Sie mit getrennter Post.',
  objection: 'wir beachten Ihren Widerspruch. Newsletter bekommen Sie von uns nicht mehr.',
} as const
