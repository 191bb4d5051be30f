import { describe, expect, it } from 'vitest';
import { createBus } from './bus.ts';

describe('the bus', () => {
  it('tells every subscriber of an event what was published, and nobody else', () => {
    const bus = createBus();
    const heard: unknown[] = [];
    bus.subscribe('loading', (detail) => heard.push(['first', detail]));
    bus.subscribe('loading', (detail) => heard.push(['second', detail]));
    bus.subscribe('toast.hide', () => heard.push('hide'));
    bus.publish('loading', { active: true });
    expect(heard).toEqual([
      ['first', { active: true }],
      ['second', { active: true }],
    ]);
  });

  it('says nothing more once the subscription ended', () => {
    const bus = createBus();
    const heard: string[] = [];
    const end = bus.subscribe('toast.show', ({ message }) => heard.push(message));
    bus.publish('toast.show', { message: 'one' });
    end();
    bus.publish('toast.show', { message: 'two' });
    expect(heard).toEqual(['one']);
  });

  it('keeps two buses apart', () => {
    const heard: string[] = [];
    createBus().subscribe('login.failed', () => heard.push('failed'));
    createBus().publish('login.failed');
    expect(heard).toEqual([]);
  });
});
