import { playGames } from './games.ts';

playGames([8, 9, 10]);
