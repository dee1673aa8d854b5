CREATE TABLE `battle` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`scenario_id` text,
	`night_id` text,
	`star_id` text,
	`day` integer,
	`record` text NOT NULL,
	`choices` text NOT NULL,
	`state` text DEFAULT 'recorded' NOT NULL,
	`settled_by` integer,
	`recorded_at` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`scenario_id`) REFERENCES `scenario`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`night_id`) REFERENCES `game_night`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "battle_named" CHECK(length("battle"."name") > 0),
	CONSTRAINT "battle_state" CHECK("battle"."state" IN ('recorded', 'settled')),
	CONSTRAINT "battle_json" CHECK(json_valid("battle"."record") AND json_valid("battle"."choices"))
);
--> statement-breakpoint
CREATE INDEX `battle_scenario` ON `battle` (`scenario_id`);--> statement-breakpoint
CREATE INDEX `battle_night` ON `battle` (`night_id`);--> statement-breakpoint
CREATE INDEX `battle_star` ON `battle` (`star_id`);--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`account_kind` text NOT NULL,
	`account_id` text NOT NULL,
	`account_name` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`rule` text DEFAULT '' NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL,
	`battle_id` text,
	`day` integer,
	`at` text NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battle`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "ledger_account_kind" CHECK("ledger_entry"."account_kind" IN ('character', 'squad', 'vehicle', 'warband', 'reserve')),
	CONSTRAINT "ledger_currency" CHECK("ledger_entry"."currency" IN ('points', 'credits')),
	CONSTRAINT "ledger_reason" CHECK(length("ledger_entry"."reason") > 0),
	CONSTRAINT "ledger_json" CHECK(json_valid("ledger_entry"."parts"))
);
--> statement-breakpoint
CREATE INDEX `ledger_account` ON `ledger_entry` (`account_kind`,`account_id`,`currency`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_battle` ON `ledger_entry` (`battle_id`);--> statement-breakpoint
CREATE TABLE `unit_condition` (
	`id` text PRIMARY KEY NOT NULL,
	`character_id` text,
	`squad_id` text,
	`vehicle_id` text,
	`condition` text NOT NULL,
	`agility_lost` integer DEFAULT 0 NOT NULL,
	`hit_points_lost` integer DEFAULT 0 NOT NULL,
	`games_left` integer,
	`games_played` integer DEFAULT 0 NOT NULL,
	`lost_cells` text DEFAULT '[]' NOT NULL,
	`damaged` text DEFAULT '[]' NOT NULL,
	`battle_id` text,
	FOREIGN KEY (`character_id`) REFERENCES `character`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`squad_id`) REFERENCES `squad`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battle`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "condition_of_one" CHECK(("unit_condition"."character_id" IS NOT NULL) + ("unit_condition"."squad_id" IS NOT NULL) + ("unit_condition"."vehicle_id" IS NOT NULL) = 1),
	CONSTRAINT "condition_counts" CHECK(min("unit_condition"."agility_lost", "unit_condition"."hit_points_lost", "unit_condition"."games_played") >= 0 AND coalesce("unit_condition"."games_left" >= 0, 1)),
	CONSTRAINT "condition_json" CHECK(json_valid("unit_condition"."lost_cells") AND json_valid("unit_condition"."damaged"))
);
--> statement-breakpoint
CREATE INDEX `condition_character` ON `unit_condition` (`character_id`);--> statement-breakpoint
CREATE INDEX `condition_squad` ON `unit_condition` (`squad_id`);--> statement-breakpoint
CREATE INDEX `condition_vehicle` ON `unit_condition` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `condition_battle` ON `unit_condition` (`battle_id`);--> statement-breakpoint
CREATE TABLE `game_night` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`held_on` text,
	`present` text DEFAULT '[]' NOT NULL,
	`plan` text DEFAULT '' NOT NULL,
	`recap` text DEFAULT '' NOT NULL,
	`from_day` integer,
	`to_day` integer,
	`closed_at_change` integer,
	CONSTRAINT "game_night_named" CHECK(length("game_night"."name") > 0),
	CONSTRAINT "game_night_json" CHECK(json_valid("game_night"."present")),
	CONSTRAINT "game_night_days" CHECK(coalesce("game_night"."from_day" <= "game_night"."to_day", 1))
);
--> statement-breakpoint
CREATE INDEX `game_night_held` ON `game_night` (`held_on`);--> statement-breakpoint
CREATE TABLE `player` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	CONSTRAINT "player_named" CHECK(length("player"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE `relation` (
	`id` text PRIMARY KEY NOT NULL,
	`from_kind` text NOT NULL,
	`from_id` text NOT NULL,
	`to_kind` text NOT NULL,
	`to_id` text NOT NULL,
	`name` text NOT NULL,
	`standing` integer,
	`notes` text DEFAULT '' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	CONSTRAINT "relation_named" CHECK(length("relation"."name") > 0),
	CONSTRAINT "relation_standing" CHECK(coalesce("relation"."standing" BETWEEN -3 AND 3, 1))
);
--> statement-breakpoint
CREATE INDEX `relation_from` ON `relation` (`from_kind`,`from_id`);--> statement-breakpoint
CREATE INDEX `relation_to` ON `relation` (`to_kind`,`to_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_journal_link` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_link_kind" CHECK("__new_journal_link"."target_kind" IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'night', 'journal'))
);
--> statement-breakpoint
INSERT INTO `__new_journal_link`("id", "entry_id", "target_kind", "target_id") SELECT "id", "entry_id", "target_kind", "target_id" FROM `journal_link`;--> statement-breakpoint
DROP TABLE `journal_link`;--> statement-breakpoint
ALTER TABLE `__new_journal_link` RENAME TO `journal_link`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `journal_link_once` ON `journal_link` (`entry_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `journal_link_target` ON `journal_link` (`target_kind`,`target_id`);--> statement-breakpoint
CREATE TABLE `__new_agenda` (
	`id` text PRIMARY KEY NOT NULL,
	`character_id` text NOT NULL,
	`agenda` text NOT NULL,
	`face` integer NOT NULL,
	`rolled` text NOT NULL,
	`failed_games` integer DEFAULT 0 NOT NULL,
	`dealt_at` text NOT NULL,
	`state` text DEFAULT 'held' NOT NULL,
	`target` text DEFAULT '' NOT NULL,
	`progress` text DEFAULT '' NOT NULL,
	`is_revealed` integer DEFAULT false NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`paid` integer,
	`ended_at` text,
	FOREIGN KEY (`character_id`) REFERENCES `character`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agenda_state" CHECK("__new_agenda"."state" IN ('held', 'done', 'dropped')),
	CONSTRAINT "agenda_face" CHECK("__new_agenda"."face" BETWEEN 1 AND 6),
	CONSTRAINT "agenda_rolled" CHECK("__new_agenda"."rolled" IN ('seeded', 'typed')),
	CONSTRAINT "agenda_failed_games" CHECK("__new_agenda"."failed_games" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_agenda`("id", "character_id", "agenda", "face", "rolled", "failed_games", "dealt_at") SELECT "id", "character_id", "agenda", "face", "rolled", "failed_games", "dealt_at" FROM `agenda`;--> statement-breakpoint
DROP TABLE `agenda`;--> statement-breakpoint
ALTER TABLE `__new_agenda` RENAME TO `agenda`;--> statement-breakpoint
CREATE UNIQUE INDEX `agenda_held` ON `agenda` (`character_id`) WHERE "agenda"."state" = 'held';--> statement-breakpoint
CREATE INDEX `agenda_character` ON `agenda` (`character_id`);--> statement-breakpoint
CREATE TABLE `__new_campaign` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`next_session_on` text,
	`next_session_plan` text DEFAULT '' NOT NULL,
	`dice_seed` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`calendar` text,
	`today` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "campaign_one_row" CHECK("__new_campaign"."id" = 'campaign'),
	CONSTRAINT "campaign_named" CHECK(length("__new_campaign"."name") > 0),
	CONSTRAINT "campaign_calendar" CHECK(json_valid(coalesce("__new_campaign"."calendar", '0')))
);
--> statement-breakpoint
INSERT INTO `__new_campaign`("id", "name", "notes", "next_session_on", "next_session_plan", "dice_seed", "is_sample", "created_at") SELECT "id", "name", "notes", "next_session_on", "next_session_plan", "dice_seed", "is_sample", "created_at" FROM `campaign`;--> statement-breakpoint
DROP TABLE `campaign`;--> statement-breakpoint
ALTER TABLE `__new_campaign` RENAME TO `campaign`;--> statement-breakpoint
ALTER TABLE `character` ADD `is_lost` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `character` ADD `hit_points_grown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_journal_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`kind` text DEFAULT 'entry' NOT NULL,
	`audience` text DEFAULT 'gamemaster' NOT NULL,
	`readers` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`day` integer,
	`portrait_id` text,
	FOREIGN KEY (`portrait_id`) REFERENCES `image`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "journal_titled" CHECK(length("__new_journal_entry"."title") > 0),
	CONSTRAINT "journal_kinds" CHECK("__new_journal_entry"."kind" IN ('entry', 'person', 'place', 'organisation', 'item', 'template')),
	CONSTRAINT "journal_audience" CHECK("__new_journal_entry"."audience" IN ('gamemaster', 'chosen', 'all')),
	CONSTRAINT "journal_json" CHECK(json_valid("__new_journal_entry"."readers") AND json_valid("__new_journal_entry"."tags"))
);
--> statement-breakpoint
INSERT INTO `__new_journal_entry`("id", "title", "body", "created_at", "updated_at") SELECT "id", "title", "body", "created_at", "updated_at" FROM `journal_entry`;--> statement-breakpoint
DROP TABLE `journal_entry`;--> statement-breakpoint
ALTER TABLE `__new_journal_entry` RENAME TO `journal_entry`;--> statement-breakpoint
CREATE INDEX `journal_updated` ON `journal_entry` (`updated_at`);--> statement-breakpoint
CREATE INDEX `journal_kind` ON `journal_entry` (`kind`);--> statement-breakpoint
CREATE INDEX `journal_day` ON `journal_entry` (`day`);--> statement-breakpoint
ALTER TABLE `squad` ADD `is_lost` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `squad` ADD `hit_points_grown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle` ADD `is_lost` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `vehicle` ADD `hit_points_grown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `player_id` text REFERENCES player(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `warband` ADD `has_fought` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `waivers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `warband` ADD `vehicle_points` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `warband_player` ON `warband` (`player_id`);