import type { Component } from 'vue'

/** Meaning of a badge or message, shown by its colour. */
export type Tone = 'plain' | 'good' | 'harm' | 'note' | 'brass'

/** Visual weight of a button. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger'

/** One action of a menu; `separated` draws a hairline above it. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: Component | undefined
  readonly shortcut?: string | undefined
  readonly disabled?: boolean | undefined
  /** Why it cannot be chosen now. It stays in reach of the keyboard, so that its reason can be read. */
  readonly reason?: string | null | undefined
  readonly danger?: boolean | undefined
  readonly separated?: boolean | undefined
}

/** A selectable value. */
export interface Choice<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly icon?: Component | undefined
  readonly disabled?: boolean | undefined
}

export interface ChoiceGroup<V extends string = string> {
  readonly label: string
  readonly options: readonly Choice<V>[]
}

/** A value that a field suggests while typing. */
export interface Suggestion<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly hint?: string | undefined
  readonly icon?: Component | undefined
}

/** A transient message with at most one action. */
export interface Toast {
  readonly id: string
  readonly message: string
  readonly tone: 'plain' | 'good' | 'harm'
  readonly action?: { readonly label: string } | undefined
  /** Dismisses the message automatically although it has an action, because the action is also available elsewhere. */
  readonly passes?: boolean | undefined
}

/** A row of the command palette. */
export interface CommandPaletteItem {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly icon?: Component | undefined
  readonly shortcut?: string | undefined
}

export interface CommandPaletteGroup {
  readonly label: string
  readonly items: readonly CommandPaletteItem[]
}

/** A sortable value of a table cell. */
export type TableCellValue = string | number | boolean | null | undefined

/** A table column. `value` is displayed and sorted by (default: `row[key]`). */
export interface TableColumnDefinition<Row> {
  readonly key: string
  readonly label: string
  readonly align?: 'start' | 'end' | 'centre' | undefined
  readonly unit?: string | undefined
  readonly width?: string | undefined
  readonly sortable?: boolean | undefined
  readonly value?: ((row: Row) => TableCellValue) | undefined
}

/** Identity of a row: one of its keys, or a function. */
export type TableRowKeySelector<Row> = Extract<keyof Row, string> | ((row: Row) => string)

/** A step of the breadcrumb trail. */
export interface Crumb {
  readonly label: string
  readonly to?: string | undefined
}

export interface DefinitionListItem {
  readonly term: string
  readonly value: string | number | null
}
