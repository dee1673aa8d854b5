import type { ThingKind } from '#shared/contract/base.ts'

/** What a thing is called where it is not there any more. */
export const NOUNS: Readonly<Record<ThingKind, string>> = {
  star: 'star',
  faction: 'faction',
  warband: 'warband',
  character: 'character',
  squad: 'squad',
  vehicle: 'vehicle',
  scenario: 'scenario',
  battle: 'battle',
  'off-table': 'off-table game',
  'fistful-game': 'game',
  night: 'session',
  journal: 'entry',
}
