/** Fixed words. Numbers come in by country. */
export const safety = {
  urgent: 'This may be urgent. I’m automated and cannot assess it.',
  either: '{ambulance} (ambulance) or {police} (police)',
  call: 'Danger now: call {emergency} or go to emergency care. Crisis line: {crisis}.',
  callAnywhere:
    'Danger now: call your local emergency number or go to emergency care. Crisis lines: findahelpline.com.',
  crisis:
    'Stay with your child, ask calmly and directly, move dangerous items away, and contact a doctor or crisis line today.',
  crisisSelf: 'If this is about you: these numbers are for you too. Please don’t face it alone.',
  abuse: 'Keep your child safe and near you, listen without pressing, and don’t confront the person.',
  abuseReport: 'Contact child protection or the police today.',
  overwhelmed: 'Put your child somewhere safe, step into another room, and call somebody who can come now.',
  overwhelmedHelp: 'Saying so was right. Talk to a doctor or a crisis line today.',
  medical: 'Call {ambulance} now, before anything else.',
  medicalAnywhere: 'Call your local emergency number now, before anything else.',
  medicalStay: 'Stay with your child, and do what they tell you on the phone.',
  missing: 'Call {police} now and say that a child is missing. Don’t wait.',
  missingAnywhere: 'Call your local emergency number now and say that a child is missing. Don’t wait.',
  missingMeanwhile:
    'Keep your phone free, have somebody stay at home, and ask those who saw your child last. Search water and roads first.',
  careful: 'If anyone may be in danger now: call {emergency}.',
  carefulAnywhere: 'If anyone may be in danger now: call your local emergency number.',
  misread: 'If I misread, tell me.',
} as const
