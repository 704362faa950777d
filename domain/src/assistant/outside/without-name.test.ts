import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutName } from './without-name.ts'

test.each([
  ['José', 'Is jose, JOSÉ, Jose\u0301 or josé’s tired?', 'Is {child}, {child}, {child} or {child}’s tired?'],
  ['Jose\u0301', 'josé', '{child}'],
  ['María José', 'maria  jose, mariajose, María-Jose; y jose', '{child}, {child}, {child}; y {child}'],
  ['María de la Cruz', 'la hija de la vecina, María Cruz', 'la hija de la vecina, {child} {child}'],
  ['Juan', 'Juanito y juan', '{child} y {child}'],
  ['Søren Łęcki', 'soren lecki, Ⓢøren', '{child}, {child}'],
  ['Straß', 'strass STRAẞ STRASS', '{child} {child} {child}'],
  ['İlkay Işık', 'isik, ışık, ilkay, ILKAY', '{child}, {child}, {child}, {child}'],
  ['Σοφίας', 'ΣΟΦΙΑΣ, σοφιας', '{child}, {child}'],
  ['D’Angelo', "d'angelo dangelo", '{child} {child}'],
  ['D’Angelo Quill', 'dangelo d’angelo', '{child} {child}'],
  ['Alexandra (Sasha)', 'sasha_bites, #alexandra', '{child}_bites, #{child}'],
  ['A+ (b)$-]', 'does a+ (B)$-] sleep', 'does {child} sleep'],
  ['🦊', 'Does 🦊 bite?', 'Does {child} bite?'],
  ['👩‍👧', '👩‍👧 and 👩', '{child} and 👩'],
  ['מרים', 'למִרְיָם', 'ל{child}'],
  ['مُحَمَّد', 'ومحمد م‍حـمد', 'و{child} {child}'],
  ['राम', 'राम और मेरा', '{child} और मेरा'],
])('%s is taken out however it is typed', (name, message, sent) => {
  expect(withoutName(message, name)).toBe(sent)
})

test.each([
  ['王小明', '小明和王小明，小 明不是明天', '{child}和{child}，{child}不是明天'],
  ['小明', '小 明 不睡，小\u3000明', '{child} 不睡，{child}'],
  ['김민준', '민 준이가 김  민 준', '{child}이가 {child}'],
  ['さくら', 'さ く らが サクラ', '{child}が サクラ'],
  ['欧阳小明', '小明今天不睡', '{child}今天不睡'],
  ['李明', '明明、小明、明天', '{child}、{child}、明天'],
  ['小明', '小明明天考试', '{child}明天考试'],
  ['乐', '小乐乐今天不睡', '{child}今天不睡'],
  ['Leo 王小明', 'leo今天，小明', '{child}今天，{child}'],
  ['김민준', '민준이가 김민준', '{child}이가 {child}'],
  ['김민준', '민준이가'.normalize('NFD'), `{child}${'이가'.normalize('NFD')}`],
  ['이 민준', '민준이가', '{child}이가'],
])('%s is taken out by the given name too', (name, message, sent) => {
  expect(withoutName(message, name)).toBe(sent)
})

test.each([
  ['A', 'A has a tantrum as usual. A’s, “A”', '{child} has a tantrum as usual. {child}’s, “{child}”'],
  ['É', 'É e E\u0301 é', '{child} e {child} é'],
  ['明', '明不睡觉，明天也不睡：明 明', '{child}不睡觉，明天也不睡：{child}'],
  ['乐', '孩子快乐，宝贝乐不肯吃饭。小乐', '孩子快乐，宝贝{child}不肯吃饭。{child}'],
])('%s, of one letter or sign, is taken out as a word of its own', (name, message, sent) => {
  expect(withoutName(message, name)).toBe(sent)
})

test.each([
  ['Ana', 'A banana, an analogy: e\u0301, é, ß, ﬁ, 👨‍👩‍👧, \r\n “…”'],
  ['Al', 'Also, walk and talk at all'],
  ['.', 'Hm. 1.5?'],
  ['ـ', 'nothing'],
])('but for %s all else stays as it was typed', (name, message) => {
  expect(withoutName(message, name)).toBe(message)
})

const alphabets = ['aeinoszñéüçåřøłæßİı', 'ИёйЙщ', 'Ωήςάσ', 'אבבשׂ', 'أحمَدة', '가힣뷁', '明乐王', 'かガー', 'रामी']
const word = fc.constantFrom(...alphabets).chain((letters) => {
  return fc.string({ unit: fc.constantFrom(...letters.match(/\P{M}\p{M}*/gu)!), minLength: 3, maxLength: 9 })
})
const name = fc.array(word, { minLength: 1, maxLength: 3 })
const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0655]/g, ''),
  (text) => text.replace(/\P{M}/gu, '\u200d$&'),
)

test('no spelling of a name stays, nor of any of its words, and nothing else goes', () => {
  fc.assert(
    fc.property(name, fc.array(spelling), fc.boolean(), (words, spellings, isWhole) => {
      const typed = spellings.reduce((text, spell) => spell(text), isWhole ? words.join(' ') : (words[0] ?? ''))
      expect(withoutName(`QQ, ${typed}; qq`, words.join(' '))).toMatch(/^QQ, \u200d*\{child\}; qq$/)
    }),
  )
})

test('any name and any message', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(fc.property(text, text, (message, odd) => typeof withoutName(message, odd) === 'string'))
  fc.assert(fc.property(text, (message) => withoutName(message, 'Qwrtz') === message))
})
