import { expect, test } from 'vitest'
import { buildMailtoUrl } from './mailto.ts'

test('A mail opens in the own program with every sign kept, lines ended as mail ends them', () => {
  const { href, hasText } = buildMailtoUrl({
    address: 'mira@example.org',
    subject: 'Turn 3 & more?',
    text: 'Ä = 1\n> B',
  })
  expect(hasText).toBe(true)
  expect(href).toBe('mailto:mira@example.org?subject=Turn%203%20%26%20more%3F&body=%C3%84%20%3D%201%0D%0A%3E%20B')
  const hostile = buildMailtoUrl({ address: 'a@b.c?bcc=x@y.z', subject: '', text: '' })
  expect(hostile.href.startsWith('mailto:a@b.c%3Fbcc%3Dx@y.z?subject=')).toBe(true)
})

test('A text that is too long for an address is left out of it', () => {
  const long = { address: 'a@b.c', subject: 's', text: 'x'.repeat(9000) }
  expect(buildMailtoUrl(long)).toEqual({ href: 'mailto:a@b.c?subject=s', hasText: false })
})
