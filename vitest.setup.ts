import fc from 'fast-check';

/** Properties are tried on the same values every time; another seed tries others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 12) });
