import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlanesMailPart } from '#main/games/space-planes/mail/parts.ts'
import { parsePlanesMail, formatPlanesMail } from '#main/games/space-planes/mail/planes-mail.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import {
  best,
  copy,
  desk,
  FIELDS,
  idOf,
  mails,
  matchOf,
  paste,
  startByMail,
  turn,
} from '#tests/support/mailed-campaigns.ts'

// Mails that another program wrote: sound blocks, made to harm who takes them.

let ana: TestCampaign
let ben: TestCampaign
beforeEach(() => {
  ana = openTestCampaign()
  ben = openTestCampaign({ seed: 2 })
})
afterEach(() => {
  ana.close()
  ben.close()
})

/** A mail whose parts are changed after Orrery has written them. */
const altered = (text: string, change: (part: PlanesMailPart) => object): string =>
  formatPlanesMail(parsePlanesMail(text).parts.map((part) => ({ ...part, ...change(part) })))

const invited = (options: object): string => {
  mails(ana).invite(FIELDS, ana.author)
  return altered(copy(ana), (part) =>
    part.kind === 'invitation' ? { start: { ...part.start, options: { ...part.start.options, ...options } } } : {},
  )
}

/** Marks this many links of Ben's chain as spent. */
const spend = (link: number) => {
  const { planesMail } = ben.file.rows
  const row = planesMail.find(idOf(ben))
  if (row)
    ben.file.changes.note('Note spent links', ben.author, () =>
      planesMail.put({ ...row, copied: [{ link, state: '' }] }),
    )
}

test.each([999, 400, 51])('a mail that says that %i card links are spent is refused (SP-MAIL-2)', async (spent) => {
  await startByMail(ana, ben)
  turn(ana, 'PASS')
  await expect(
    paste(
      ben,
      altered(copy(ana), () => ({ spent })),
    ),
  ).rejects.toThrow(`skips ${spent} card links, and a mail skips 50 at most`)
  expect(await paste(ben, copy(ana))).toEqual([])
  turn(ben, best(ben).text)
  expect(desk(ben).mail?.text).toContain('LINK')
})

test('a shot with a link far along its chain is refused', async () => {
  await startByMail(ana, ben)
  const { secret = '' } = ana.file.rows.planesMail.find(idOf(ana)) ?? {}
  turn(ana, best(ana).text)
  const jump = altered(copy(ana), () => ({ link: computeChainLink(secret, 400) }))
  await expect(paste(ben, jump)).rejects.toThrow('skips 399 card links')
  expect(await paste(ben, copy(ana))).toEqual([])
})

test('with all card links spent a shot is refused, and the battle goes on without', async () => {
  await startByMail(ana, ben)
  turn(ana, 'PASS')
  await paste(ben, copy(ana))
  spend(399)
  const { text } = best(ben)
  expect(text).toContain('SHOOT')
  const order = { id: idOf(ben), version: matchOf(ben).version, text }
  expect(() => mails(ben).order(order, ben.author)).toThrow('All card links of this battle are spent')
  expect(() => turn(ben, text.split('; ').find((part) => part.startsWith('SHOOT')) ?? '')).toThrow('All card links')
  turn(ben, 'PASS')
  expect(await paste(ana, copy(ben)).catch((error: Error) => error.message)).toContain('skips 399 card links')
})

test('an invitation shows how many ships each side places', async () => {
  const text = invited({ shares: { brass: 3, azure: 1 } })
  const { invitation } = await mails(ben).readMail({ text })
  expect(invitation?.seats).toMatchObject([
    { seat: 'brass', shipCount: 3 },
    { seat: 'azure', shipCount: 1 },
  ])
})

test('an invitation shows faces that are not the standard ones, with their combat value (SP-FACE-1)', async () => {
  const face = { ...STANDARD_FACES[1], red: [], blue: [] }
  const faces = { 1: face, 2: face, 3: face, 4: face, 5: face, 6: face }
  const ship = { id: 'n', name: 'Nightjar', captain: '', drawing: 0 }
  const sides = { brass: { flotillaId: 'f', name: 'The Lamplighters', ships: [ship] } }
  const { invitation } = await mails(ben).readMail({ text: invited({ faces, drawings: [STANDARD_FACES], sides }) })
  const usual = 'Standard set, combat value 1.01'
  expect(invitation?.settings).toEqual(
    expect.arrayContaining([
      { title: 'Faces', answer: 'Own drawing, combat value 0.68', usual },
      { title: 'Faces of Nightjar', answer: 'Own drawing, combat value 1.01', usual },
    ]),
  )
})
