/** Fixed words. Numbers come in by country. */
export const safety = {
  urgent: 'This may be urgent. I’m automated and cannot assess it.',
  call: 'Danger now: call {emergency} or go to emergency care. Crisis line: {crisis}.',
  callAnywhere:
    'Danger now: call your local emergency number or go to emergency care. Crisis lines: findahelpline.com.',
  crisis:
    'Stay with your child, ask calmly and directly, move dangerous items away, and contact a doctor or crisis line today.',
  crisisSelf: 'If it is about you: these numbers are yours too. Please don’t stay alone with it.',
  abuse: 'Keep your child safe and near you, listen without pressing, and don’t confront the person.',
  abuseReport: 'Contact child protection or the police today.',
  overwhelmed: 'Put your child somewhere safe, step into another room, and call somebody who can come now.',
  overwhelmedHelp: 'Saying so was right. Talk to a doctor or a crisis line today.',
  medical: 'Call {emergency} now, before anything else.',
  medicalAnywhere: 'Call your local emergency number now, before anything else.',
  medicalStay: 'Stay with your child, and do what they tell you on the phone.',
  missing: 'Call {emergency} now and say that a child is missing. Don’t wait.',
  missingAnywhere: 'Call your local emergency number now and say that a child is missing. Don’t wait.',
  missingMeanwhile:
    'Keep your phone free, have somebody stay at home, and ask those who saw your child last. Search water and roads first.',
  careful: 'If anyone may be in danger now: call {emergency}.',
  carefulAnywhere: 'If anyone may be in danger now: call your local emergency number.',
  misread: 'If I misread, tell me.',
} as const
