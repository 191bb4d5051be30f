import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, variableNames } from './config.ts';

const problemsOf = (environment: Record<string, string>) => {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the settings', () => {
  it('are all listed in the README, and nothing else is', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const told = [...readme.matchAll(/^\| `([A-Z0-9_]+)` *\|/gm)].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(variableNames));
  });

  it('all have defaults', () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataFolder: path.resolve('.data'),
      environment: 'development',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:8080',
      trustProxy: 0,
      corsOrigins: [],
      s3: null,
      stripe: null,
    });
  });

  it('find the workspace folders from any working directory', () => {
    const workspace = path.resolve(import.meta.dirname, '../../../..');
    expect(existsSync(path.join(workspace, 'pnpm-workspace.yaml'))).toBe(true);
    const { webFolder, contentPack, lessonsFolder } = loadConfig({});
    expect(webFolder).toBe(path.join(workspace, 'apps/web/dist'));
    expect(contentPack).toBe(path.join(workspace, 'content/dist/pack.ndjson.gz'));
    expect(existsSync(lessonsFolder)).toBe(true);
  });

  it('treat an empty variable as absent', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 8080, mail: { smtpUrl: null } });
  });

  it('read origins without a trailing slash', () => {
    const { publicUrl, corsOrigins } = loadConfig({
      PUBLIC_URL: 'https://Rehearse.example/',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    });
    expect([publicUrl, ...corsOrigins]).toEqual([
      'https://rehearse.example',
      'https://a.example',
      'http://localhost:5173',
    ]);
  });

  it('frame nothing unless they say by whom', () => {
    expect(loadConfig({ EMBED_QUESTIONS: 'all' }).frames).toBeNull();
    expect(loadConfig({ EMBED_QUESTIONS: 'none', EMBED_ANCESTORS: "'self'" }).frames).toBeNull();
    expect(loadConfig({ EMBED_ANCESTORS: "'self'" }).frames).toEqual({ questions: 'preview', ancestors: [] });
    const EMBED_ANCESTORS = "'self' https://School.example/ https://school.example,http://localhost:5000";
    expect(loadConfig({ EMBED_QUESTIONS: 'all', EMBED_ANCESTORS }).frames).toEqual({
      questions: 'all',
      ancestors: ['https://school.example', 'http://localhost:5000'],
    });
  });

  it('take launches of courses from nobody unless they say from whom', () => {
    expect(loadConfig({}).cmi5Origins).toEqual([]);
    const CMI5_ORIGINS = 'https://Lms.example/ https://lrs.example,https://lms.example';
    expect(loadConfig({ CMI5_ORIGINS }).cmi5Origins).toEqual(['https://lms.example', 'https://lrs.example']);
  });

  it('put localhost into the URL when the server listens on every address', () => {
    expect(loadConfig({ HOST: '0.0.0.0', PORT: '81' }).publicUrl).toBe('http://localhost:81');
    expect(loadConfig({ HOST: '::1', PORT: '81' }).publicUrl).toBe('http://[::1]:81');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be a whole number from 0 to 10'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a URL that begins with postgres:// or postgresql://'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL: must be a URL that begins with smtp:// or smtps://'],
    [
      { PUBLIC_URL: 'https://a.example/app' },
      'PUBLIC_URL: must be an origin such as https://app.example.org, without a path',
    ],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS: must be a URL that begins with http:// or https://'],
    [
      { EMBED_ANCESTORS: '*' },
      "EMBED_ANCESTORS: must be 'self', or origins such as https://school.example without a path, separated by spaces",
    ],
    [
      { EMBED_ANCESTORS: "'self' https://school.example/course" },
      "EMBED_ANCESTORS: must be 'self', or origins such as https://school.example without a path, separated by spaces",
    ],
    [{ EMBED_QUESTIONS: 'some' }, 'EMBED_QUESTIONS: must be preview, all or none'],
    [
      { EMBED_ANCESTORS: "'self'", API_URL: 'https://api.example' },
      'EMBED_ANCESTORS: can’t be used with API_URL, whose server has the questions',
    ],
    [
      { CMI5_ORIGINS: '*' },
      'CMI5_ORIGINS: must be origins such as https://school.example without a path, separated by spaces',
    ],
    [
      { CMI5_ORIGINS: 'https://lms.example', API_URL: 'https://api.example' },
      'CMI5_ORIGINS: can’t be used with API_URL, whose server has the sounds and pictures',
    ],
    [{ OPERATOR_EMAIL: 'me' }, 'OPERATOR_EMAIL: must be an email address'],
    [{ CONTACT_PHONE: 'call me' }, 'CONTACT_PHONE: must be a phone number such as +353 1 234 5678'],
    [{ REHEARSE_SECRET: 'short' }, 'REHEARSE_SECRET: must have at least 32 characters'],
    [{ NODE_ENV: 'live' }, 'NODE_ENV: must be development, production or test'],
    [{ CORRECTION_API_URL: 'https://a.example/v1' }, 'CORRECTION_API_MODEL: is needed when CORRECTION_API_URL is set'],
    [{ TRANSCRIPTION_API_KEY: 'k' }, 'TRANSCRIPTION_API_URL: is needed when TRANSCRIPTION_API_KEY is set'],
    [{ LANGUAGETOOL_URL: 'http://127.0.0.1:8010' }, 'CORRECTION_API_URL: is needed when LANGUAGETOOL_URL is set'],
    [{ CORRECTION_WORKERS: 'many' }, 'CORRECTION_WORKERS: must be a whole number from 0 to 64'],
    [{ TESTS_WITH_PLAN: '5' }, 'TESTS_WITH_PLAN: must look like full:0,short:1 or full:any,short:any'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET: is needed when STRIPE_SECRET_KEY is set'],
  ])('%j is one clear line', (environment, line) => {
    expect(problemsOf(environment)).toEqual([line]);
  });

  it('report every wrong variable at once, but never its value', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://user:hunter2@host' });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'DATABASE_URL']);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('require every bucket variable once one is set', () => {
    expect(problemsOf({ S3_BUCKET: 'b' })).toEqual([
      'S3_ACCESS_KEY_ID: is needed when S3_BUCKET is set',
      'S3_SECRET_ACCESS_KEY: is needed when S3_BUCKET is set',
    ]);
  });
});
