CREATE TABLE `army` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`faction_id` text,
	`player_id` text,
	`toy_box_id` text,
	`gravity` text NOT NULL,
	`air` text NOT NULL,
	`units` text DEFAULT '[]' NOT NULL,
	`machines` text DEFAULT '[]' NOT NULL,
	`helmets` integer DEFAULT 0 NOT NULL,
	`roster` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`faction_id`) REFERENCES `faction`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`player_id`) REFERENCES `player`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`toy_box_id`) REFERENCES `toy_box`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "army_named" CHECK(length("army"."name") > 0),
	CONSTRAINT "army_json" CHECK(json_valid("army"."units") AND json_valid("army"."machines"))
);
--> statement-breakpoint
CREATE INDEX `army_faction` ON `army` (`faction_id`);--> statement-breakpoint
CREATE INDEX `army_player` ON `army` (`player_id`);--> statement-breakpoint
CREATE INDEX `army_toy_box` ON `army` (`toy_box_id`);--> statement-breakpoint
CREATE TABLE `toy_box` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`figures` text DEFAULT '[]' NOT NULL,
	`machines` text DEFAULT '[]' NOT NULL,
	`kit` text NOT NULL,
	`roster` text DEFAULT '' NOT NULL,
	CONSTRAINT "toy_box_named" CHECK(length("toy_box"."name") > 0),
	CONSTRAINT "toy_box_json" CHECK(json_valid("toy_box"."figures") AND json_valid("toy_box"."machines") AND json_valid("toy_box"."kit"))
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_journal_link` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_link_kind" CHECK("__new_journal_link"."target_kind" IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'off-table', 'fistful-game', 'night', 'journal', 'flotilla', 'face-set', 'army', 'toy-box'))
);
--> statement-breakpoint
INSERT INTO `__new_journal_link`("id", "entry_id", "target_kind", "target_id") SELECT "id", "entry_id", "target_kind", "target_id" FROM `journal_link`;--> statement-breakpoint
DROP TABLE `journal_link`;--> statement-breakpoint
ALTER TABLE `__new_journal_link` RENAME TO `journal_link`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `journal_link_once` ON `journal_link` (`entry_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `journal_link_target` ON `journal_link` (`target_kind`,`target_id`);