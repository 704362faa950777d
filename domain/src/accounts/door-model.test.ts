import { describe, expect, test } from 'vitest'
import { email, newPassword, signIn, signUp } from './door-model.ts'

const complaint = (form: object) => {
  const read = signUp.safeParse({ name: 'Ana', email: 'ana@example.org', password: 'correct horse', ...form })
  return read.success ? undefined : read.error.issues[0]?.message
}

describe('an address', () => {
  test('is the same in small and in capital letters, with and without spaces around it', () => {
    expect(email.parse('  Ana.Maria+Sprout@Example.ORG ')).toBe('ana.maria+sprout@example.org')
  })

  test.each([
    '',
    'ana',
    '@example.org',
    'ana@',
    'ana@example',
    'a na@example.org',
    'ana@exa mple.org',
    'ana@@example.org',
  ])('is not %j', (text) => {
    expect(complaint({ email: text })).toBe('email_invalid')
  })

  test('holds nothing that cannot be kept or that could be read as another', () => {
    const strange = [
      'ana\0@example.org',
      'ana\n@example.org',
      'ana@example.org\0',
      'аna@example.org',
      '\ud800@example.org',
    ]
    for (const text of [...strange, 'ana@example.org, eva@example.org', 'Ana <ana@example.org>', null, 5, undefined])
      expect(complaint({ email: text })).toBe('email_invalid')
  })

  test('is 254 characters at most, and a longer one is refused at once', () => {
    const of = (length: number) => `${'a'.repeat(length - 12)}@example.org`
    expect(complaint({ email: of(254) })).toBeUndefined()
    expect(complaint({ email: of(255) })).toBe('email_invalid')
    // A pattern that goes back over what it has read would not end before the test's time is up.
    for (const text of ['a', '.a', 'a@', 'a.a@a.', '-', 'a-'].map((piece) => piece.repeat(300_000)))
      expect(complaint({ email: text })).toBe('email_invalid')
  })
})

describe('a password', () => {
  test('has 8 to 128 characters of any kind, and is never trimmed', () => {
    for (const password of ['a'.repeat(8), 'a'.repeat(128), '        ', 'パスワードです。！', 'ab\0cdefg'])
      expect(newPassword.parse(password)).toBe(password)
    for (const password of ['', 'a'.repeat(7), 'a'.repeat(129), null, 12_345_678, undefined])
      expect(complaint({ password })).toBe('password_length')
  })

  test('of an older rule still opens the door', () => {
    expect(signIn.safeParse({ email: 'ana@example.org', password: 'short' }).success).toBe(true)
    expect(signIn.safeParse({ email: 'ana@example.org', password: '' }).error?.issues[0]?.message).toBe(
      'password_required',
    )
    expect(signIn.safeParse({ email: 'ana@example.org', password: 'a'.repeat(129) }).success).toBe(false)
  })
})

test('a caregiver needs a name', () => {
  for (const name of ['', '  ', undefined, 5]) expect(complaint({ name })).toBe('name_required')
})

test('a time zone may be left out, and is refused when nobody knows it', () => {
  for (const timeZone of [undefined, 'Europe/Madrid', 'UTC']) expect(complaint({ timeZone })).toBeUndefined()
  for (const timeZone of ['', 'Mars/Olympus', null, 1, `Europe/${'a'.repeat(60_000)}`])
    expect(complaint({ timeZone })).toBe('time_zone_unknown')
})
