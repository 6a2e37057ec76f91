/**
 * The page's policy lets nothing make functions out of text, and no schema may even try whether it can: this is loaded before any of them.
 */
import { config } from 'zod/mini';

config({ jitless: true });
