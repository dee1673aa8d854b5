import type { Component, InjectionKey } from 'vue'

/** The link of the app's router, handed over once with `app.provide`; without it links are plain anchors. */
export const linkKey: InjectionKey<Component> = Symbol('link')
