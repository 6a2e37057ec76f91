/**
 * The drawings at the head of pages, as SVG.
 */
import { type Game, gameIds } from '../games.ts';

const scenes = import.meta.glob<string>('/content/*/scene.svg', { eager: true, query: '?raw', import: 'default' });

/** A game's scene; not every game brings one. */
export const sceneOf = (game: Game): string | undefined => scenes[`/content/${game}/scene.svg`];

/** The site's own scene: that of its first game. */
export const siteScene = sceneOf(gameIds[0]);
