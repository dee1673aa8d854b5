import { expect, test } from 'vitest'
import type { AftermathChoices, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { AgendaInPlay, CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import {
  aBattle,
  aCharacter,
  aCondition,
  aSide,
  aSquad,
  aVehicle,
  aWarband,
  characterTally,
  NO_CHOICES,
  squadTally,
  vehicleTally,
} from '#tests/support/battles.ts'
import { ruled } from '#tests/support/rules.ts'
import { applyAftermathChoiceAnswer } from './answer-choice.ts'
import { computeAftermath } from './compute-aftermath.ts'

const GREEN = aWarband('green', [aCharacter('goblin', { equipment: ['dagger', 'laser-pistol', 'power-fist'] })])

/** The amount of a line, or null where there is none. */
function amountOf({ ledger }: AftermathResult, key: string): number | null {
  return ledger.find((line) => line.key === key)?.amount ?? null
}

function textsOf({ outcomes }: AftermathResult): string[] {
  return outcomes.map(({ text }) => text)
}

/** One character of a warband with others, that fell. */
function fallen(
  choices: Partial<AftermathChoices>,
  profile = {},
  others: readonly CampaignUnit[] = [],
  stash: readonly string[] = [],
) {
  const red = aWarband('red', [aCharacter('Vex', profile), ...others], { stash })
  const tallies = [
    characterTally('Vex', { fate: 'fell', wasHurt: true }),
    ...others.map(({ id }) => characterTally(id)),
  ]
  return computeAftermath(aBattle({ warbands: [red, GREEN], tallies: [...tallies, characterTally('goblin')], choices }))
}

test('P28-CAMP-1, P28-CAMP-3: every unit and warband gets a line with named parts', () => {
  const red = aWarband('red', [aCharacter('Vex'), aCharacter('Idle')])
  const tallies = [
    characterTally('Vex', { hits: 3, kills: 1 }),
    characterTally('Idle', { fate: 'absent' }),
    characterTally('goblin', { fate: 'fell', wasHurt: true }),
  ]
  const sides = [aSide('red', { reachedGoal: true }), aSide('green')]
  const settled = computeAftermath(aBattle({ warbands: [red, GREEN], tallies, sides }))
  const line = settled.ledger.find(({ key }) => key === 'points:Vex')
  expect(line?.parts.map(({ source, value }) => `${value} ${source}`)).toEqual([
    '3 3 successful attacks',
    '5 1 enemy killed',
    '1 Survived the game',
    '5 Ended it unwounded',
  ])
  expect(line).toMatchObject({ amount: 14, account: { kind: 'character', id: 'Vex' } })
  expect(amountOf(settled, 'points:Idle')).toBeNull()
  expect(amountOf(settled, 'points:red')).toBe(20)
  expect(amountOf(settled, 'points:green')).toBe(0)
})

test('P28-CAMP-3: a warband splits its points as far as they reach, the rest stays in the pool', () => {
  const red = aWarband('red', [aCharacter('Vex'), aCharacter('Ann')])
  const tallies = ['Vex', 'Ann', 'goblin'].map((id) => characterTally(id))
  const sides = [aSide('red', { reachedGoal: true }), aSide('green')]
  const choices = { splits: { red: { Vex: 7, Ann: 9 } } }
  const settled = computeAftermath(aBattle({ warbands: [red, GREEN], tallies, sides, choices }))
  expect([amountOf(settled, 'split:Vex'), amountOf(settled, 'split:Ann'), amountOf(settled, 'split:red')]).toEqual([
    7, 3, -10,
  ])
})

test('P28-GM-1: an amount set by hand stands with its note, the parts still tell the sum', () => {
  const override = { amount: 2, note: 'Slept through it' }
  const tallies = [characterTally('goblin')]
  const settled = computeAftermath(
    aBattle({ warbands: [GREEN], tallies, choices: { overrides: { 'points:goblin': override } } }),
  )
  expect(settled.ledger[0]).toMatchObject({ amount: 2, override, parts: [{ value: 1 }, { value: 5 }] })
})

test('P28-INJ-0: a character that fell asks for 1D8; nothing of it is settled before', () => {
  const settled = fallen({})
  expect(settled.questions).toMatchObject([
    {
      key: 'injury:Vex',
      step: 'injuries',
      text: 'Vex fell: roll for the injury.',
      sides: [8],
      rule: 'P28-INJ-0',
      faces: null,
    },
  ])
  expect([settled.newConditions, settled.lost]).toEqual([[], []])
})

test('P28-INJ-5: the games of a shattered hand are a question of their own', () => {
  const open = fallen({ faces: { 'injury:Vex': [5] } })
  expect(open.questions.map(({ key, sides, faces }) => [key, sides, faces])).toEqual([
    ['injury:Vex', [8], [5]],
    ['injury:Vex:5', [4], null],
  ])
  expect(open.newConditions).toEqual([])
  const settled = fallen({ faces: { 'injury:Vex': [5], 'injury:Vex:5': [3] } })
  expect(settled.newConditions).toMatchObject([{ unitId: 'Vex', condition: 'shattered-hand', gamesLeft: 3 }])
})

test('P28-INJ-0: faces that no die shows leave the question open', () => {
  expect(fallen({ faces: { 'injury:Vex': [9] } }).questions).toMatchObject([{ faces: null }])
})

test('P28-TR-death-proof: a death becomes a complete recovery', () => {
  const settled = fallen({ faces: { 'injury:Vex': [8] } }, { traits: ['death-proof'] })
  expect(settled.lost).toEqual([])
  expect(textsOf(settled)).toEqual(['Vex: Complete recovery instead of Death. Back at full strength next game.'])
})

test('P28-INJ-8: the dead leave a waiver, and their gear to the first who can carry it', () => {
  const others = [aCharacter('Oaf', { traits: ['barbaric'] }), aCharacter('Ann')]
  const settled = fallen({ faces: { 'injury:Vex': [8] } }, { equipment: ['dagger', 'laser-pistol'] }, others)
  expect(settled.lost).toEqual([{ kind: 'character', unitId: 'Vex' }])
  expect(settled.dues).toEqual([{ warbandId: 'red', waivers: 1, vehiclePoints: 0 }])
  expect(settled.profiles.map(({ unitId, profile }) => [unitId, profile])).toMatchObject([
    ['Vex', { equipment: [] }],
    ['Oaf', { equipment: ['dagger'] }],
    ['Ann', { equipment: ['laser-pistol'] }],
  ])
})

test('P28-INJ-8: gear goes to the stash where there is a box, to a chosen heir otherwise, and is lost where nobody can carry it', () => {
  const dead = { equipment: ['dagger'] }
  const faces = { 'injury:Vex': [8] }
  const boxed = fallen({ faces }, dead, [aCharacter('Ann')], ['safety-deposit-box'])
  expect(boxed.stashes).toEqual([{ warbandId: 'red', stash: ['safety-deposit-box', 'dagger'] }])
  const willed = fallen({ faces, heirs: { Vex: ['Ann'] } }, dead, [aCharacter('Ann')], ['safety-deposit-box'])
  expect(willed.profiles).toMatchObject([{ unitId: 'Vex' }, { unitId: 'Ann', profile: { equipment: ['dagger'] } }])
  const lonely = fallen({ faces }, dead)
  expect(lonely.stashes).toEqual([])
  expect(lonely.choices.at(-1)).toMatchObject({ options: [{ label: 'Nobody: it is lost' }], chosen: 'stash' })
  expect(textsOf(lonely).at(-1)).toBe('Dagger of Vex is lost: nobody gets it, and no box holds a stash.')
  const barbaric = [aCharacter('Oaf', { traits: ['barbaric'] })]
  const complex = { equipment: ['laser-pistol'] }
  expect(fallen({ faces }, complex, barbaric).profiles.map(({ unitId }) => unitId)).toEqual(['Vex'])
  const given = fallen({ faces, heirs: { Vex: ['Oaf'] } }, complex, barbaric)
  expect(given.profiles.at(-1)).toMatchObject({ unitId: 'Oaf', profile: { equipment: ['laser-pistol'] } })
})

test('P28-INJ-8: equal pieces that go to the same unit are asked for once', () => {
  const dead = { equipment: ['ammo-basic', 'ammo-basic', 'ammo-basic', 'dagger'] }
  const settle = (heirs?: Record<string, (string | null)[]>) =>
    fallen({ faces: { 'injury:Vex': [8] }, ...(heirs && { heirs }) }, dead, [aCharacter('Ann'), aCharacter('Bo')])
  const asked = settle().choices.filter(({ key }) => key.startsWith('heir:'))
  expect(asked.map(({ key, text, count }) => [key, text, count])).toEqual([
    ['heir:Vex:0', 'Who gets 3 × Ammo - basic of Vex?', 3],
    ['heir:Vex:3', 'Who gets Dagger of Vex?', undefined],
  ])
  const { heirs } = applyAftermathChoiceAnswer(NO_CHOICES, asked, { key: 'heir:Vex:0', value: 'Bo' })
  expect(heirs).toEqual({ Vex: ['Bo', 'Bo', 'Bo', 'Ann'] })
  const ammo = ['ammo-basic', 'ammo-basic', 'ammo-basic']
  expect(settle({ Vex: ['Bo', 'Bo', 'Bo', 'Ann'] }).profiles).toMatchObject([
    { unitId: 'Vex' },
    { unitId: 'Bo', profile: { equipment: ammo } },
    { unitId: 'Ann', profile: { equipment: ['dagger'] } },
  ])
  expect(
    settle({ Vex: ['Bo', 'Ann', 'Ann', 'Ann'] }).choices.filter(({ key }) => key.startsWith('heir:')),
  ).toMatchObject([
    { key: 'heir:Vex:0', chosen: 'Bo' },
    { key: 'heir:Vex:1', chosen: 'Ann', count: 2 },
    { key: 'heir:Vex:3', chosen: 'Ann' },
  ])
})

test('who fought a battle that it had to miss earns nothing, and still has to miss one (P28-INJ-2, P28-IT-psyka, P28-TR-mercenary)', () => {
  const out = aCondition('Out', 'out-of-action', { gamesLeft: 1 })
  const units = [aCharacter('Out', { traits: ['rich'] }, [out]), aCharacter('Fit', { traits: ['rich'] })]
  const settle = (fate: 'stood' | 'absent') => {
    const absences = [{ unitId: 'Out', because: 'Out of action.' }]
    const tallies = [characterTally('Out', fate === 'absent' ? { fate } : { hits: 2 }), characterTally('Fit')]
    return computeAftermath(aBattle({ warbands: [aWarband('red', units), GREEN], tallies }, { absences }))
  }
  const fought = settle('stood')
  expect(fought.ledger.find(({ key }) => key === 'points:Out')).toMatchObject({ amount: 0 })
  expect(amountOf(fought, 'points:Fit')).toBe(6)
  expect(fought.questions.map(({ key }) => key)).toEqual(['income:Fit'])
  expect([fought.ended, fought.aged]).toEqual([[], [{ id: out.id, gamesLeft: 1, gamesPlayed: 1 }]])
  expect(settle('absent').ended).toEqual([out.id])
})

test('P28-INJ-8: gear waits while somebody who may inherit does not know whether it lives', () => {
  const red = aWarband('red', [aCharacter('Vex', { equipment: ['dagger'] }), aCharacter('Ann')])
  const tallies = ['Vex', 'Ann'].map((id) => characterTally(id, { fate: 'fell', wasHurt: true }))
  const open = computeAftermath(aBattle({ warbands: [red], tallies, choices: { faces: { 'injury:Vex': [8] } } }))
  expect([open.profiles, open.stashes]).toEqual([[], []])
})

test('P28-BREAK-4: fled characters roll no injury, unless the group counts them as killed', () => {
  const tallies = [characterTally('goblin', { fate: 'fled' })]
  expect(computeAftermath(aBattle({ warbands: [GREEN], tallies })).questions).toEqual([])
  const rulesOf = () => ruled({ fledCounts: 'killed' })
  expect(computeAftermath(aBattle({ warbands: [GREEN], tallies }, { rulesOf })).questions).toHaveLength(1)
})

test('P28-INJ-6: injuries age by a game, those that are over end', () => {
  const hand = aCondition('Vex', 'shattered-hand', { gamesLeft: 1 })
  const shaken = aCondition('Vex', 'shaken')
  const red = aWarband('red', [aCharacter('Vex', {}, [hand, shaken])])
  const settled = computeAftermath(aBattle({ warbands: [red], tallies: [characterTally('Vex')] }))
  expect(settled.ended).toEqual([hand.id])
  expect(settled.aged).toEqual([{ id: shaken.id, gamesLeft: null, gamesPlayed: 1 }])
})

test('P28-TR-medic: heals an injury of this battle or an older one at once, and then makes no round', () => {
  const medic = aCharacter('Doc', { traits: ['medic', 'ammo-smith'], equipment: ['heavy-slug-pistol'] })
  const shaken = aCondition('Ann', 'shaken')
  const red = aWarband('red', [medic, aCharacter('Ann', {}, [shaken]), aCharacter('Vex')])
  const tallies = [characterTally('Doc'), characterTally('Ann'), characterTally('Vex', { fate: 'fell', wasHurt: true })]
  const settle = (medics: AftermathChoices['medics']) =>
    computeAftermath(aBattle({ warbands: [red], tallies, choices: { medics, faces: { 'injury:Vex': [3] } } }))
  const idle = settle({})
  expect(idle.choices.find(({ key }) => key === 'medic:Doc')).toMatchObject({
    options: [
      { value: shaken.id, label: 'Ann: Shaken' },
      { value: 'Vex', label: 'Vex: Shaken' },
    ],
    chosen: null,
  })
  expect(idle.profiles).toMatchObject([{ unitId: 'Doc', profile: { equipment: ['heavy-slug-pistol', 'ammo-basic'] } }])
  const old = settle({ Doc: shaken.id })
  expect([old.ended, old.aged, old.newConditions.length, old.profiles]).toEqual([[shaken.id], [], 1, []])
  expect(settle({ Doc: 'Vex' })).toMatchObject({ newConditions: [], ended: [], profiles: [] })
})

test('P28-SQ-14, P28-SQ-13: squads roll for each lost member, the largest loadout loses first, scars last a game', () => {
  const loadouts = [
    { members: 2, equipment: ['club'] },
    { members: 4, equipment: ['dagger'] },
  ]
  const red = aWarband('red', [aSquad('Pack', { loadouts }), aCharacter('Ann')])
  const tallies = [squadTally('Pack', { lost: 4, hitPointsLeft: 40, wasHurt: true }), characterTally('Ann')]
  const settled = computeAftermath(
    aBattle({ warbands: [red], tallies, choices: { faces: { 'squad:Pack': [10, 3, 10, 9] } } }),
  )
  expect(settled.profiles).toMatchObject([
    { unitId: 'Pack', profile: { loadouts: [{ members: 2 }, { members: 2 }] } },
    { unitId: 'Ann', profile: { equipment: ['dagger', 'dagger'] } },
  ])
  expect(settled.newConditions).toMatchObject([{ condition: 'battle-scarred', unitKind: 'squad', gamesLeft: 1 }])
  expect(textsOf(settled).slice(0, 2)).toEqual([
    'Pack: 2 of 4 lost members died, 4 left.',
    'Pack: Battle scarred. -1 on all skills next game.',
  ])
  const chosen = computeAftermath(
    aBattle({
      warbands: [red],
      tallies,
      choices: { faces: { 'squad:Pack': [10, 3, 10, 9] }, slain: { Pack: [0, 0] } },
    }),
  )
  expect(chosen.profiles).toMatchObject([{ profile: { loadouts: [{ members: 4, equipment: ['dagger'] }] } }, {}])
})

test('P28-SQ-14: a squad that is slain to the last is lost', () => {
  const red = aWarband('red', [aSquad('Pack')], { stash: ['safety-deposit-box'] })
  const tallies = [squadTally('Pack', { lost: 4, hitPointsLeft: 0, wasHurt: true })]
  const settled = computeAftermath(
    aBattle({ warbands: [red], tallies, choices: { faces: { 'squad:Pack': [10, 10, 10, 10] } } }),
  )
  expect(settled.lost).toEqual([{ kind: 'squad', unitId: 'Pack' }])
  expect([settled.newConditions, settled.stashes]).toMatchObject([
    [],
    [{ stash: ['safety-deposit-box', 'dagger', 'dagger', 'dagger', 'dagger'] }],
  ])
})

const CAR = aVehicle('Car', {
  sections: [...(['C3', 'D3', 'C4', 'D4'] as const)].map((cell) => ({
    cell,
    section: cell === 'C3' ? 'engine' : 'crew',
  })),
})

function drive(tally: Parameters<typeof vehicleTally>[1], choices: Partial<AftermathChoices>, car = CAR) {
  return computeAftermath(
    aBattle({ warbands: [aWarband('red', [car])], tallies: [vehicleTally('Car', tally)], choices }),
  )
}

test('P28-VDT-1: a wreck rolls for damage, Agility lost, and for the sections restored for free', () => {
  const wreck = { fate: 'destroyed', wasHurt: true } as const
  expect(drive(wreck, {}).questions.map(({ key }) => key)).toEqual(['vehicle:Car'])
  const faces = { 'vehicle:Car': [1], 'vehicle:Car:1': [3] }
  const open = drive(wreck, { faces })
  expect(open.questions.map(({ key }) => key)).toEqual(['vehicle:Car', 'vehicle:Car:1', 'vehicle:Car:restored'])
  const settled = drive(wreck, { faces: { ...faces, 'vehicle:Car:restored': [3] } })
  expect(settled.newConditions).toMatchObject([
    { condition: 'grinding-gears', agilityLost: 3 },
    { condition: 'damaged', lostCells: ['D4'] },
  ])
  const picked = drive(wreck, { faces: { ...faces, 'vehicle:Car:restored': [1] }, restored: { Car: ['D4', 'B2'] } })
  expect(picked.newConditions[1]).toMatchObject({ lostCells: ['C3', 'D3', 'C4'] })
})

test('P28-VDT-5, P28-VDT-6: fully repaired ones are whole, scrapped ones give half their points for a new one', () => {
  const before = aVehicle('Car', {}, [aCondition('Car', 'damaged', { unitKind: 'vehicle', lostCells: ['D3'] })])
  const whole = drive({ fate: 'derelict', lostCells: ['D3'] }, { faces: { 'vehicle:Car': [5] } }, before)
  expect([whole.ended, whole.newConditions, whole.lost]).toEqual([['damaged-of-Car'], [], []])
  const scrapped = drive({ fate: 'derelict' }, { faces: { 'vehicle:Car': [6] } })
  expect(scrapped.lost).toEqual([{ kind: 'vehicle', unitId: 'Car' }])
  expect(scrapped.dues).toEqual([{ warbandId: 'red', waivers: 0, vehiclePoints: 15 }])
})

test('P28-VCAMP-3: damage carries over and replaces what was before, unless the group starts vehicles whole', () => {
  const before = { ...CAR, conditions: [aCondition('Car', 'damaged', { unitKind: 'vehicle', lostCells: ['D4'] })] }
  const tally = { lostCells: ['D4'], damaged: [{ cell: 'C4', hitPoints: 4 }] } as const
  const settled = drive(tally, {}, before)
  expect(settled.ended).toEqual(['damaged-of-Car'])
  expect(settled.newConditions).toMatchObject([{ condition: 'damaged', ...tally }])
  const rulesOf = () => ruled({ vehicleDamagePersists: false })
  const battle = aBattle({ warbands: [aWarband('red', [before])], tallies: [vehicleTally('Car', tally)] }, { rulesOf })
  expect(computeAftermath(battle)).toMatchObject({ newConditions: [], ended: ['damaged-of-Car'] })
})

test('P28-TR-rich: 1D8 credits for the purse, unless it died', () => {
  const rich = { traits: ['rich'] }
  const settled = fallen({ faces: { 'injury:Vex': [1], 'income:Vex': [6] } }, rich)
  expect(settled.ledger.find(({ key }) => key === 'income:Vex')).toMatchObject({
    amount: 6,
    currency: 'credits',
    account: { kind: 'warband', id: 'red' },
    parts: [{ source: 'Rich: Vex', value: 6, rule: 'P28-TR-rich' }],
  })
  expect(fallen({ faces: { 'injury:Vex': [8] } }, rich).questions).toHaveLength(1)
  expect(fallen({}, rich).questions).toHaveLength(1)
})

test('P28-AB-loot: one item from a slain enemy, but nothing that stays in hand', () => {
  const red = aWarband('red', [aCharacter('Vex', { abilities: ['loot'] })])
  const tallies = [characterTally('Vex', { kills: 1 }), characterTally('goblin', { fate: 'fell', wasHurt: true })]
  const settle = (item: string, fromUnitId: string | null = 'goblin') =>
    computeAftermath(
      aBattle({
        warbands: [red, GREEN],
        tallies,
        choices: { loot: { Vex: { item, fromUnitId } }, faces: { 'injury:goblin': [1] } },
      }),
    )
  const settled = settle('laser-pistol')
  expect(settled.profiles).toMatchObject([
    { unitId: 'goblin', profile: { equipment: ['dagger', 'power-fist'] } },
    { unitId: 'Vex', profile: { equipment: ['laser-pistol'] } },
  ])
  expect(settle('power-fist').profiles).toEqual([])
  expect(settle('med-kit').profiles).toEqual([])
  expect(settle('med-kit', null).profiles).toEqual([])
})

test('P28-AB-loot: from strangers anything can be chosen that could be taken from a warband', () => {
  const red = aWarband('red', [aCharacter('Vex', { abilities: ['loot'] })])
  const sides = [aSide('red'), aSide('none', { warbandIds: [], strangers: { models: 3, destroyed: 1 } })]
  const tallies = [characterTally('Vex', { kills: 1 })]
  const settle = (choices = {}) => computeAftermath(aBattle({ warbands: [red], sides, tallies, choices }))
  const [question] = settle().choices
  const values = question?.options.map(({ value }) => value) ?? []
  expect(question?.options).toContainEqual({ value: '/med-kit', label: 'Med kit of a stranger' })
  expect(values).toEqual(expect.arrayContaining(['/laser-pistol', '/light-armour']))
  for (const piece of ['fist', 'no-armour', 'power-fist', 'safety-deposit-box'])
    expect(values).not.toContain(`/${piece}`)
  const taken = settle({ loot: { Vex: { item: 'med-kit', fromUnitId: null } } })
  expect(taken.profiles).toMatchObject([{ unitId: 'Vex', profile: { equipment: ['med-kit'] } }])
  expect(taken.outcomes.map(({ text }) => text)).toContain('Vex takes Med kit from a stranger.')
})

const HELD = { id: 'a1', characterId: 'Vex', agenda: 'thief-in-the-night', failedGames: 2 } as const

test('P28-AGENDA-2, P28-AG-3: an agenda done pays less by its failures, and a thief finds credits', () => {
  const red = aWarband('red', [aCharacter('Vex')])
  const choices = {
    agendas: { a1: { outcome: 'done', isShared: false } },
    faces: { 'agenda:a1:credits': [12, 7] },
  } as const
  const settled = computeAftermath(
    aBattle({ warbands: [red], tallies: [characterTally('Vex')], choices }, { agendas: [HELD] }),
  )
  expect(amountOf(settled, 'agenda:a1')).toBe(3)
  expect(amountOf(settled, 'agenda:a1:credits')).toBe(19)
  expect(settled.agendas).toEqual([{ id: 'a1', outcome: 'done' }])
})

test('P28-AGENDA-2: what became of an agenda is asked until somebody says it, absent characters miss theirs', () => {
  const red = aWarband('red', [aCharacter('Vex')])
  const settle = (fate: 'stood' | 'absent', failedGames: number, outcome?: 'dropped' | 'done' | 'failed') => {
    const choices = outcome === undefined ? {} : { agendas: { a1: { outcome, isShared: false } } }
    const agendas = [{ ...HELD, failedGames }]
    return computeAftermath(
      aBattle({ warbands: [red], tallies: [characterTally('Vex', { fate })], choices }, { agendas }),
    ).agendas
  }
  expect(settle('stood', 0)).toEqual([])
  expect(settle('stood', 0, 'failed')).toEqual([{ id: 'a1', outcome: 'failed' }])
  expect(settle('absent', 0)).toEqual([])
  expect(settle('absent', 0, 'done')).toEqual([])
  expect(settle('stood', 3, 'dropped')).toEqual([])
  expect(settle('stood', 4, 'dropped')).toEqual([{ id: 'a1', outcome: 'dropped' }])
})

test('P28-AG-6: an honourable death is split among the warband, odd points go to the pool', () => {
  const red = aWarband('red', [aCharacter('Vex'), aCharacter('Ann'), aVehicle('Car')])
  const tallies = [characterTally('Vex', { fate: 'fell', wasHurt: true }), characterTally('Ann'), vehicleTally('Car')]
  const choices = { agendas: { a1: { outcome: 'done', isShared: false } } } as const
  const agendas = [{ ...HELD, agenda: 'an-honourable-death', failedGames: 0 } as const]
  const settled = computeAftermath(aBattle({ warbands: [red], tallies, choices }, { agendas }))
  expect(['Vex', 'Ann', 'pool', 'Car'].map((id) => amountOf(settled, `agenda:a1:${id}`))).toEqual([2, 2, 1, null])
})

/** Two players against strangers, the one with so many hits more than the other. */
function shareOut(
  hits: number,
  reserve: number,
  choices: Partial<AftermathChoices> = {},
  hand: Partial<AgendaInPlay> = {},
) {
  const warbands = [aWarband('red', [aCharacter('Vex')]), aWarband('blue', [aCharacter('Ann')])]
  const tallies = [characterTally('Vex', { hits: 24 + hits }), characterTally('Ann', { hits: 20 })]
  const players = aSide('red', { name: 'Players', warbandIds: ['red', 'blue'] })
  const sides = [players, aSide('foes', { isEnemy: true, warbandIds: [], strangers: { models: 3, destroyed: 0 } })]
  return computeAftermath(
    aBattle(
      { warbands, tallies, sides, play: 'co-op', choices },
      { reserve, agendas: [{ ...HELD, agenda: 'vendetta', failedGames: 0, ...hand }] },
    ),
  )
}

test('P28-COOP-1, p. 56 example: 30 and 26 points are 28 each, from the units into the pools', () => {
  const settled = shareOut(0, 0)
  const share = (key: string) => amountOf(settled, key)
  expect([share('points:Vex'), share('points:Ann')]).toEqual([30, 26])
  expect([share('given:Vex'), share('given:Ann'), share('share:red'), share('share:blue')]).toEqual([-30, -26, 28, 28])
  expect(share('share:reserve')).toBeNull()
})

test('P28-COOP-1: the odd point goes to whoever brought more, or is set aside; what was set aside is divided', () => {
  expect(amountOf(shareOut(1, 0), 'share:red')).toBe(29)
  const equal = shareOut(-4, 1)
  expect([amountOf(equal, 'share:red'), amountOf(equal, 'share:blue'), amountOf(equal, 'share:reserve')]).toEqual([
    26,
    26,
    null,
  ])
  expect(amountOf(shareOut(1, 1), 'share:reserve')).toBe(-1)
})

test('P28-AGENDA-3: points of an agenda enter the total only where its owner shares them', () => {
  const done = (isShared: boolean) => ({ agendas: { a1: { outcome: 'done', isShared } } }) as const
  expect(amountOf(shareOut(0, 0, done(false)), 'given:Vex')).toBe(-30)
  expect(amountOf(shareOut(0, 0, done(true)), 'given:Vex')).toBe(-35)
  const byOwner = shareOut(0, 0, done(false), { isShared: true })
  expect(amountOf(byOwner, 'given:Vex')).toBe(-35)
})

test('P28-COOP-2: enemies of a solo game earn the same way, and nothing is shared', () => {
  const sides = [aSide('red'), aSide('green', { isEnemy: true })]
  const tallies = [characterTally('Vex', { hits: 1 }), characterTally('goblin', { hits: 2 })]
  const warbands = [aWarband('red', [aCharacter('Vex')]), GREEN]
  const settled = computeAftermath(aBattle({ warbands, tallies, sides, play: 'solo' }, { reserve: 3 }))
  expect(amountOf(settled, 'points:goblin')).toBe(8)
  expect(settled.ledger.filter(({ key }) => key.startsWith('share'))).toEqual([])
})

test('P28-AG-6: the dead get no share of an honourable death, the owner neither', () => {
  const red = aWarband('red', [aCharacter('Vex'), aCharacter('Ann'), aCharacter('Bo')])
  const tallies = [characterTally('Vex', { fate: 'fell', wasHurt: true }), characterTally('Ann'), characterTally('Bo')]
  const agendas = [{ ...HELD, agenda: 'an-honourable-death', failedGames: 0 }] as const
  const settle = (face: number) => {
    const choices = { agendas: { a1: { outcome: 'done', isShared: false } }, faces: { 'injury:Vex': [face] } } as const
    return computeAftermath(aBattle({ warbands: [red], tallies, choices }, { agendas }))
  }
  const shares = (settled: AftermathResult) =>
    ['Vex', 'Ann', 'Bo', 'pool'].map((id) => amountOf(settled, `agenda:a1:${id}`))
  expect(shares(settle(8))).toEqual([null, 2, 2, 1])
  expect(shares(settle(1))).toEqual([1, 1, 1, 2])
})

test('P28-SQ-1: what a slain member leaves goes to no squad by itself, and never so that its members are unlike', () => {
  const loadouts = [{ members: 4, equipment: ['power-sword', 'light-armour', 'ammo-basic'] }]
  const red = aWarband('red', [aSquad('Pack', { loadouts })], { stash: ['safety-deposit-box'] })
  const tallies = [squadTally('Pack', { lost: 1, hitPointsLeft: 60, wasHurt: true })]
  const choices = { faces: { 'squad:Pack': [10] } }
  const settled = computeAftermath(aBattle({ warbands: [red], tallies, choices }))
  const stash = ['safety-deposit-box', 'power-sword', 'light-armour', 'ammo-basic']
  expect(settled.stashes).toEqual([{ warbandId: 'red', stash }])
  expect(settled.choices.map(({ key, options }) => [key, options.map(({ value }) => value)])).toEqual([
    ['heir:Pack:0', ['stash']],
    ['heir:Pack:1', ['stash']],
    ['heir:Pack:2', ['Pack', 'stash']],
  ])
})

test('P28-VDT-6: a scrapped vehicle is worth half of what it cost before it grew', () => {
  const grown = { ...CAR, startingCost: 11 }
  const scrapped = drive({ fate: 'derelict' }, { faces: { 'vehicle:Car': [6] } }, grown)
  expect(scrapped.dues).toEqual([{ warbandId: 'red', waivers: 0, vehiclePoints: 5 }])
})

test('P28-VDT-2: what the free roll restores is none of the crew that stays out, and it is asked for only where it restores', () => {
  const wreck = { fate: 'destroyed', wasHurt: true } as const
  const settled = drive(wreck, { faces: { 'vehicle:Car': [2], 'vehicle:Car:restored': [2] } })
  expect(settled.newConditions).toMatchObject([{ condition: 'short-on-crew', lostCells: ['C4', 'D4'] }])
  expect(settled.outcomes.map(({ text }) => text)).toContain('Car: restored for free: Engine in C3 and Crew in D3.')
  const short = aCondition('Car', 'short-on-crew', { unitKind: 'vehicle', lostCells: ['D3', 'C4', 'D4'] })
  const thin = { ...CAR, conditions: [short] }
  expect(drive({}, {}, thin).questions).toEqual([])
})

test('P28-VDT-2: the same result once more is one repair, not two', () => {
  const old = aCondition('Car', 'short-on-crew', { unitKind: 'vehicle', lostCells: ['D4'], gamesPlayed: 2 })
  const settled = drive(
    { fate: 'derelict' },
    { faces: { 'vehicle:Car': [2], 'vehicle:Car:restored': [1] } },
    { ...CAR, conditions: [old] },
  )
  expect(settled.ended).toEqual([old.id])
  expect(settled.newConditions).toMatchObject([{ condition: 'short-on-crew', lostCells: ['D4', 'C4'], gamesPlayed: 0 }])
})

test('P28-INJ-0: a leg crushed twice is one injury with the worse of both; being shaken twice adds up', () => {
  const leg = aCondition('Vex', 'crushed-leg', { agilityLost: 3, gamesLeft: 2, gamesPlayed: 1 })
  const settle = (conditions: readonly ReturnType<typeof aCondition>[], faces: AftermathChoices['faces']) => {
    const red = aWarband('red', [aCharacter('Vex', {}, conditions)])
    const tallies = [characterTally('Vex', { fate: 'fell', wasHurt: true })]
    return computeAftermath(aBattle({ warbands: [red], tallies, choices: { faces } }))
  }
  const crushed = settle([leg], { 'injury:Vex': [6], 'injury:Vex:6': [1, 3] })
  expect(crushed.ended).toEqual([leg.id])
  expect(crushed.newConditions).toMatchObject([
    { condition: 'crushed-leg', agilityLost: 3, gamesLeft: 3, gamesPlayed: 0 },
  ])
  const shaken = aCondition('Vex', 'shaken')
  const again = settle([shaken], { 'injury:Vex': [3] })
  expect([again.ended, again.newConditions.length]).toEqual([[], 1])
})

test('P28-INJ-0, P28-VDT-0: the die shows its table, as the traits of the fallen have it', () => {
  const table = (settled: AftermathResult) =>
    settled.questions[0]?.table?.map(({ face, name, isLoss }) => [face, name, isLoss])
  expect(table(fallen({}))?.at(-1)).toEqual([8, 'Death', true])
  expect(table(fallen({}, { traits: ['death-proof'] }))?.at(-1)).toEqual([8, 'Complete recovery', false])
  expect(table(drive({ fate: 'destroyed' }, {}))?.at(-1)).toEqual([6, 'Destroyed', true])
})

test('P28-GM-1: whatever a warband carried off goes into its purse by hand', () => {
  const overrides = { 'income:red': { amount: 25, note: 'The strongbox' } }
  expect(amountOf(fallen({}), 'income:red')).toBe(0)
  expect(amountOf(fallen({ overrides }), 'income:red')).toBe(25)
})
