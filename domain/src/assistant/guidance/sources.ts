import type { Language } from '../../language.ts'

/** Who says so. What nobody has studied is `ours`, and replies say it. */
export const SOURCES = {
  aacap: 'AACAP',
  aap2016: 'AAP 2016',
  aap2018: 'AAP 2018',
  aapGentle: 'AAP',
  aapSleep: 'AAP',
  aasm: 'AASM 2016',
  aep: 'AEP',
  armitage: 'Armitage 2010',
  barkley: 'Barkley',
  brummelman: 'Brummelman 2014',
  caldarella: 'Caldarella 2020',
  chaplin: 'Chaplin 2020',
  fildes: 'Fildes 2014',
  friman: 'Friman 1999',
  kazdin: 'Kazdin',
  kiel: 'Kiel',
  kowal: 'Kowal',
  kramer: 'Kramer 1999',
  lally: 'Lally',
  leijten: 'Leijten 2019',
  lepper: 'Lepper 1973',
  lieberman: 'Lieberman 2007',
  mayo: 'Mayo Clinic',
  merck: { en: 'Merck Manual', zh: '默克手册', es: 'Manual Merck' },
  mindell: 'Mindell',
  moe: { en: 'China’s Ministry of Education 2021', zh: '教育部 2021', es: 'Ministerio de Educación chino 2021' },
  nhc: { en: 'China’s NHC 2019', zh: '国家卫健委 2019', es: 'NHC de China 2019' },
  nhs: 'NHS',
  nice: 'NICE CG111',
  nimh: 'NIMH',
  pcit: 'PCIT',
  pentecost: 'Pentecost',
  reese: 'Salmon & Reese',
  satter: 'Satter',
  schunk: 'Schunk',
  smith: 'Smith 2007',
  space: 'Lebowitz, SPACE',
  talwar: 'Talwar 2011',
  tang: 'Tang 2018',
  ucanr: 'UC ANR',
  warneken: 'Warneken 2008',
  who: { en: 'WHO 2019', zh: '世界卫生组织 2019', es: 'OMS 2019' },
  xu: 'Xu 2023',
} as const satisfies Record<string, string | Readonly<Record<Language, string>>>

export type Source = keyof typeof SOURCES | 'ours'

export function sourceName(source: keyof typeof SOURCES, language: Language) {
  const name = SOURCES[source]
  return typeof name === 'string' ? name : name[language]
}
