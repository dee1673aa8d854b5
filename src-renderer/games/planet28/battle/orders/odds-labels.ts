import type { ChainForecast } from '#shared/games/planet28/battle/forecasts.ts'

interface OddsWords {
  /** Labels for the effect of a single attack, and of all attacks. */
  readonly kill: string
  readonly together: string
  /** Label for the state of a target after several attacks. */
  readonly gone: string
  readonly breaks: string
  readonly breaksUp: string
  readonly damage: string
  readonly lost: string
}

const PERSON: OddsWords = {
  kill: 'Kill',
  together: 'All together kill',
  gone: 'Dead',
  breaks: 'It runs',
  breaksUp: 'It breaks up',
  damage: 'Damage behind armour',
  lost: 'Hit-points lost in all',
}

/** Labels of odds, by what is counted of the target. */
export const ODDS_LABELS: Readonly<Record<ChainForecast['counts'], OddsWords>> = {
  'hit-points': PERSON,
  members: {
    ...PERSON,
    kill: 'A member falls',
    together: 'All gone',
    gone: 'Squad gone',
    breaks: 'Somebody leaves',
    lost: 'Members lost',
  },
  sections: {
    ...PERSON,
    kill: 'A section is destroyed',
    together: 'All together destroy one',
    gone: 'Section lost',
    breaks: 'It fails a break test',
    breaksUp: 'Nothing is left of it',
    damage: 'Damage behind cover',
  },
}
