/** Battle of the guided tour: two against two, with laser rifles, for one turn. */
export const TOUR_BATTLE_PLAN = {
  name: 'First battle: the sluice gate',
  play: 'opposed',
  scenarioId: null,
  nightId: null,
  goal: 'Hold the gate at the end of the turn.',
  turns: 1,
  terrain:
    'A table of 60 × 60 cm. A low wall stands 12 cm in front of the gate: whoever stands behind it is in part in cover. The Lanterns begin at the gate, the Raiders 16 cm away, Raider 1 behind the wall, Raider 2 in the open. Without miniatures anything that stands will do.',
  absent: [],
  sides: [
    {
      name: 'Lanterns',
      isEnemy: false,
      warbandIds: [],
      playerId: null,
      quick: [{ name: 'Lantern', count: 2, skill: 7, hitPoints: 20, equipment: ['laser-rifle', 'dagger'] }],
    },
    {
      name: 'Raiders',
      isEnemy: false,
      warbandIds: [],
      playerId: null,
      quick: [{ name: 'Raider', count: 2, skill: 4, hitPoints: 20, equipment: ['laser-rifle', 'dagger'] }],
    },
  ],
} as const
