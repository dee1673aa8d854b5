import type { HexBoard } from '../kit/hex.ts'
import { type GeneratorSettings, computeHomeBands, STANDARD_GENERATOR_SETTINGS } from './generator-settings.ts'

/** A preset of generator settings. */
export interface GeneratorPreset {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly settings: GeneratorSettings
}

const WIDE_BOARD: HexBoard = { ...STANDARD_GENERATOR_SETTINGS.board, rows: 33, columns: 31 }

/** Presets that play well. The template of FIST-MAP-5 comes first. */
export const GENERATOR_PRESETS: readonly GeneratorPreset[] = [
  {
    id: 'fistful',
    name: 'A Fistful of Planets, 60 stars',
    text: 'The fair map for two: a half turn takes each side to the other.',
    settings: STANDARD_GENERATOR_SETTINGS,
  },
  {
    id: 'open',
    name: 'Open cluster',
    text: 'Stars spread evenly, with few routes and room to manoeuvre.',
    settings: {
      ...STANDARD_GENERATOR_SETTINGS,
      name: 'Open cluster',
      amount: { by: 'count', stars: 68 },
      spread: 'even',
      symmetry: 'none',
      routes: 'sparse',
      names: 'reed-and-bell',
    },
  },
  {
    id: 'arms',
    name: 'Spiral arms',
    text: 'Two arms wind out of a rich middle; each side holds one.',
    settings: {
      ...STANDARD_GENERATOR_SETTINGS,
      name: 'Spiral arms',
      board: { ...STANDARD_GENERATOR_SETTINGS.board, columns: 28 },
      amount: { by: 'count', stars: 96 },
      spread: 'arms',
      routes: 'sparse',
      names: 'glass-choir',
    },
  },
  {
    id: 'rift',
    name: 'Great rift with two shores',
    text: 'A gulf between two shores: whoever holds the fords holds the war.',
    settings: {
      ...STANDARD_GENERATOR_SETTINGS,
      name: 'Great rift',
      board: { ...STANDARD_GENERATOR_SETTINGS.board, columns: 20 },
      amount: { by: 'count', stars: 72 },
      spread: 'rift',
      names: 'frost-ledger',
    },
  },
  {
    id: 'core',
    name: 'Dense core',
    text: 'Everybody wants the crowded middle.',
    settings: {
      ...STANDARD_GENERATOR_SETTINGS,
      name: 'Dense core',
      board: WIDE_BOARD,
      homeBands: computeHomeBands(WIDE_BOARD),
      amount: { by: 'count', stars: 90 },
      spread: 'core',
      symmetry: 'mirror-top-bottom',
      routes: 'sparse',
      names: 'ember-court',
    },
  },
  {
    id: 'archipelago',
    name: 'Archipelago',
    text: 'Small groups of stars with lonely crossings between them.',
    settings: {
      ...STANDARD_GENERATOR_SETTINGS,
      name: 'Archipelago',
      board: { ...STANDARD_GENERATOR_SETTINGS.board, columns: 24 },
      amount: { by: 'density', percent: 8 },
      spread: 'clusters',
      names: 'saltwind',
    },
  },
  {
    id: 'river',
    name: 'River of stars',
    text: 'One winding belt: a narrow front, and no way around.',
    settings: {
      ...STANDARD_GENERATOR_SETTINGS,
      name: 'River of stars',
      amount: { by: 'count', stars: 54 },
      spread: 'belt',
      routes: 'sparse',
      names: 'deepfold',
    },
  },
]
